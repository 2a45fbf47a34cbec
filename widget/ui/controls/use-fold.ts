import { useState } from 'react';

/**
 * A part that a button folds and unfolds. It opens when it has something to tell, at first or later. Only the guest
 * closes it, so that nothing folds away under their hands.
 */
export function useFold(tells: boolean) {
  const [told, setTold] = useState(tells);
  const [isOpen, setIsOpen] = useState(tells);
  if (tells !== told) {
    setTold(tells);
    if (tells) setIsOpen(true);
  }
  return { isOpen, toggle: () => setIsOpen(!isOpen) };
}
