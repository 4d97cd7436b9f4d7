// Replaces the address of the file with all icons: browsers show icons of another file only to pages of its origin.
export default '#icon-';
