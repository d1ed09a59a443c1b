export { type Examined, examine } from './external/doctor/examine.ts'
export { keepTold } from './keep-told.ts'
export { isProtected, withoutRoles } from './protection.ts'
