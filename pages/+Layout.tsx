export { Layout } from '../components/Layout/Layout.tsx'
