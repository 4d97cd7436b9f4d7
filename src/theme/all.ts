import './fonts.css';
import './fonts.later.css';
import './global.styles';
