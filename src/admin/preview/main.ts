// The site as the development server serves it. The page around this one replaces the server and supplies the files of
// the draft.
import './connect';
import '../../entry-client';
