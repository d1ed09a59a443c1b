export { BookForm } from './book-form.tsx'
export { OfferTimes } from './offer-times.tsx'
export { UndoBooking } from './undo-booking.tsx'
