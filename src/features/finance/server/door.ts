export { countsVendorAlone } from './counted-invoices.ts'
export { firstTouchMedians } from './first-touches.ts'
export { firstLoadedSecond } from './matching-invoices.ts'
export { passReports } from './pass-reports.ts'
