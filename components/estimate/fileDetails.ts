export { CountedParts } from './CountedParts.tsx'
export { PasswordField } from './PasswordField.tsx'
