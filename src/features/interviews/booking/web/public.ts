import { lazyComponent } from '../../../../ui/lazy.tsx'

export { OfferTimes } from './offer-times.tsx'
export { UndoBooking } from './undo-booking.tsx'
export type { BookStart } from './use-booking.ts'
export { useQuickBooking } from './use-quick-booking.ts'
/** Books a time with someone, out of the thread. */
export const BookForm = lazyComponent(async () => (await import('./book-form.tsx')).BookForm)
