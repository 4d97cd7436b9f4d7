import './fonts.css';
import './global.styles';
