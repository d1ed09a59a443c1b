import { lazyComponent } from '../../../ui/lazy.tsx'

export { OfferTimes } from './offer-times.tsx'
export { UndoBooking } from './undo-booking.tsx'
/** Books a time with somebody, out of the thread. */
export const BookForm = lazyComponent(async () => (await import('./book-form.tsx')).BookForm)
