// The site as the development server serves it, with the files of the draft from the page around this one in place of a server.
import './connect';
import '../../entry-client';
