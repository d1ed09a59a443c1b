import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LoginPage } from '../../../features/access/sign-in/web/login-page.tsx'
import { readReturnPath } from '../../../features/access/sign-in/web/read-return-path.ts'
import { createUrlChoice, urlText } from '../../../platform/web/url-field.ts'

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ redirect: urlText(2000), with: createUrlChoice('phone'), device: urlText(300) }),
  beforeLoad: ({ context, search }) => {
    if (context.session.state().status === 'signed-in') throw redirect({ href: readReturnPath(search.redirect) ?? '/' })
  },
  component: LoginPage,
})
