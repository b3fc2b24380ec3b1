export { Layout } from '../components/layout/Layout/Layout.tsx'
