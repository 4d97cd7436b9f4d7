export default { build: { format: 'directory' } };
