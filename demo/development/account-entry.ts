// Imported before any view, so that an edited view replaces the shown one.
import '@vitejs/plugin-react/preamble';
import '../../widget/element/account-entry.ts';
