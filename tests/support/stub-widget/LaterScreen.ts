export const text = 'later';
