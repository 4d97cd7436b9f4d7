import './global.styles';
