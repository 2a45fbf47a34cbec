// Before any view: with it, an edited view takes the place of the one that is shown.
import '@vitejs/plugin-react/preamble';
import '../../widget/element/account-entry.ts';
