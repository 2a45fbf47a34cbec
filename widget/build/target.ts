/**
 * Every browser since May 2024 (D-136), when the last one learnt `light-dark()`. For older ones the build would replace
 * it by code that follows the system's colour scheme instead of the page's.
 */
export const TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];
