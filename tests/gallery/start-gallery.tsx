import { createRoot } from 'react-dom/client';
import { GalleryPage } from './GalleryPage.tsx';
import { fetchStates } from './read-gallery.ts';

createRoot(document.getElementById('gallery') ?? document.body).render(
  <GalleryPage states={await fetchStates()} />,
);
