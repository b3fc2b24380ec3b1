export const metadata = () => ({ title: 'x', description: 'y' })
