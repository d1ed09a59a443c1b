import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '../../../features/interviews/calendar/web/booking/book-page.tsx'

const BookRoute = () => {
  const { token } = Route.useParams()
  return <BookPage key={token} token={token} />
}

export const Route = createFileRoute('/book/$token')({ component: BookRoute })
