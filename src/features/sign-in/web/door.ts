export { type Me, signInByEmail, signInByPhone } from '../contract.ts'
export { useAuth, useCan, useMe } from './auth-provider.tsx'
export { Entrance } from './entrance.tsx'
