jQuery(($) => {
  $('.staychart-colour').wpColorPicker();
});
