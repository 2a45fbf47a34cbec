/**
 * Every browser since May 2024 (D-136), when the last of them learnt `light-dark()`. For older ones it would be written as what
 * follows the system's colour scheme, not the page's.
 */
export const TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];
