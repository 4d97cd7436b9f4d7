import { route } from '@react-router/dev/routes';

export default [
  route(':language', 'list.tsx', { id: 'home' }),
  route(':language/stores', 'list.tsx'),
  route(':language/store/:slug', 'store.tsx'),
];
