// The blocks in the editor: the widget itself with samples, and its attributes beside it. The server writes what guests see.
(({ blocks, blockEditor, components, element: wpElement, i18n }, editor) => {
  const { createElement: create, useEffect, useRef } = wpElement;
  const { __ } = i18n;
  const none = (label) => ({ value: '', label });
  const screens = (list) => list.map(([value, label]) => ({ value, label }));

  // A step without a name here is shown by its value.
  const STEP_NAMES = {
    start: __('Start', 'staychart'),
    search: __('Search', 'staychart'),
    rooms: __('Rooms', 'staychart'),
    rates: __('Rates', 'staychart'),
    guests: __('Guest names', 'staychart'),
    itinerary: __('Itinerary', 'staychart'),
    addons: __('Add-ons', 'staychart'),
    details: __('Details', 'staychart'),
    summary: __('Summary', 'staychart'),
    payment: __('Payment', 'staychart'),
    confirmation: __('Confirmation', 'staychart'),
  };
  const BOOKING_SCREENS = screens(editor.steps.map((step) => [step, STEP_NAMES[step] ?? step]));
  const ACCOUNT_SCREENS = screens([
    ['login', __('Login', 'staychart')],
    ['register', __('Register', 'staychart')],
    ['password-reset', __('Password reset', 'staychart')],
    ['find', __('Find a booking', 'staychart')],
    ['bookings/stay', __('Stays', 'staychart')],
    ['bookings/spa', __('Spa bookings', 'staychart')],
    ['details', __('Details', 'staychart')],
    ['preferences', __('Preferences', 'staychart')],
    ['account/change-password', __('Change password', 'staychart')],
  ]);

  /** A panel beside the block: its title, and its controls by attribute. A list is chosen from, `true` is switched on, a text typed. */
  const look = (list, first) => ({
    title: __('In the editor', 'staychart'),
    controls: [
      [
        'preview',
        __('Screen', 'staychart'),
        __('Guests see the real thing. Here everything is a sample.', 'staychart'),
        list,
        first,
      ],
    ],
  });
  const page = {
    title: __('In the page', 'staychart'),
    controls: [
      [
        'heading-level',
        __('First heading', 'staychart'),
        __('H1 where the page shows no title of its own.', 'staychart'),
        ['1', '2', '3', '4'].map((value) => ({ value, label: `H${value}` })),
        '2',
      ],
      ['page-title', __('Begin the window’s title with the screen’s heading', 'staychart'), '', true],
      [
        'lang',
        __('Language', 'staychart'),
        __('Empty: that of the page. As de, or en-GB-x-plain.', 'staychart'),
        '',
      ],
    ],
  };
  const way = {
    title: __('The way to a booking', 'staychart'),
    controls: [
      [
        'mode',
        __('Where it is shown', 'staychart'),
        '',
        [
          none(__('In its place', 'staychart')),
          { value: 'overlay', label: __('Over the page, when it is opened', 'staychart') },
        ],
      ],
      [
        'start',
        __('Begins with', 'staychart'),
        '',
        [
          none(__('The start screen', 'staychart')),
          { value: 'search', label: __('The search', 'staychart') },
        ],
      ],
      [
        'guests',
        __('Names', 'staychart'),
        __('The hotel’s server has to take guests without names.', 'staychart'),
        [
          none(__('Everybody’s', 'staychart')),
          { value: 'lead', label: __('The lead guest’s only', 'staychart') },
        ],
      ],
      [
        'currency',
        __('Second currency', 'staychart'),
        __('As EUR: prices say about how much they are in it.', 'staychart'),
        '',
      ],
    ],
  };
  const search = {
    title: __('What the search opens with', 'staychart'),
    isClosed: true,
    controls: [
      ['arrival-date', __('Arrival', 'staychart'), __('As 2027-05-01.', 'staychart'), ''],
      ['number-of-nights', __('Nights', 'staychart'), '', ''],
      [
        'occupancy',
        __('Guests', 'staychart'),
        __('Adults, children, dogs of each room: [[2,0,0],[2,1,0]].', 'staychart'),
        '',
      ],
      ['code', __('Code', 'staychart'), '', ''],
      ['amend', __('Booking to change', 'staychart'), '', ''],
    ],
  };

  const control = ({ attributes, setAttributes }) =>
    function draw([name, label, help, choice, unset = '']) {
      // What is empty is left out of the page.
      const onChange = (value) =>
        setAttributes({ [name]: value === '' || value === false ? undefined : value });
      const shared = { key: name, label, help, onChange };
      if (choice === true)
        return create(components.ToggleControl, { ...shared, checked: attributes[name] === true });
      const value = attributes[name] ?? unset;
      if (choice === '') return create(components.TextControl, { ...shared, value });
      return create(components.SelectControl, { ...shared, value, options: choice });
    };

  /** Puts the script into the document of the block, which is the editor's own or one in a frame. */
  function loadInto({ ownerDocument }) {
    if (ownerDocument.querySelector(`script[src="${editor.script}"]`)) return;
    const script = ownerDocument.createElement('script');
    Object.assign(script, { src: editor.script, integrity: editor.integrity, crossOrigin: 'anonymous' });
    ownerDocument.head.append(script);
  }

  function Notice() {
    const words = __('Guests cannot book yet: the booking server is not set.', 'staychart');
    const link = editor.settings && create('a', { href: editor.settings }, __('Settings', 'staychart'));
    return create(components.Notice, { status: 'warning', isDismissible: false }, words, ' ', link);
  }

  function edit(tag, first, panels) {
    return function Edit(block) {
      const ref = useRef(null);
      useEffect(() => loadInto(ref.current), []);
      const { attributes } = block;
      // In its place, whatever the mode; the window's title is the editor's.
      const shown = {
        lang: attributes.lang,
        'heading-level': attributes['heading-level'] ?? '2',
        start: attributes.start,
        guests: attributes.guests,
        currency: attributes.currency,
      };
      const sample = { ...shown, brand: editor.brand, preview: attributes.preview ?? first };
      return create(
        'div',
        blockEditor.useBlockProps({ ref, style: editor.looks }),
        create(
          blockEditor.InspectorControls,
          null,
          ...panels.map(({ title, isClosed, controls }) =>
            create(
              components.PanelBody,
              { key: title, title, initialOpen: !isClosed },
              controls.map(control(block)),
            ),
          ),
        ),
        editor.isSetUp ? null : create(Notice),
        create(tag, { key: JSON.stringify(sample), ...sample }),
      );
    };
  }

  const define = (name, tag, first, panels) =>
    blocks.registerBlockType(name, { edit: edit(tag, first, panels), save: () => null });
  define('staychart/booking', 'stay-booking', 'search', [look(BOOKING_SCREENS, 'search'), way, page, search]);
  define('staychart/account', 'stay-account', 'login', [look(ACCOUNT_SCREENS, 'login'), page]);
})(window.wp, window.staychartEditor);
