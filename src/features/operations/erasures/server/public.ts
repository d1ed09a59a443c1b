export { sendPrintedPage } from './send-printed-page.ts'
