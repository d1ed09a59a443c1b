import * as z from 'zod/mini'
import { httpUrl, setting, text } from './setting.ts'

/** Sign-in with Google or Microsoft. */
export const signIn = {
  GOOGLE_CLIENT_ID: setting(text(), {
    must: 'the id of an OAuth client at Google',
    text: 'Shows *Sign in with Google*. Also needs `GOOGLE_CLIENT_SECRET` and `PUBLIC_URL`. At Google, allow the redirect to `PUBLIC_URL` and `/login/google`.',
  }),
  GOOGLE_CLIENT_SECRET: setting(text(), { must: 'the secret of that client', text: 'Secret of that client.' }),
  GOOGLE_ISSUER: setting(z._default(httpUrl, 'https://accounts.google.com'), {
    must: 'an https address',
    text: 'Another issuer, for tests.',
  }),
  MICROSOFT_CLIENT_ID: setting(text(), {
    must: 'the id of an app registration at Microsoft',
    text:
      'Shows *Sign in with Microsoft*. Also needs `MICROSOFT_CLIENT_SECRET`, `MICROSOFT_ISSUER`, and `PUBLIC_URL`. ' +
      'At Microsoft, allow the redirect to `PUBLIC_URL` and `/login/microsoft`, and add the optional ID token claims ' +
      '`email` and `xms_edov`.',
  }),
  MICROSOFT_CLIENT_SECRET: setting(text(), {
    must: 'the secret of that registration',
    text: 'Secret of that registration.',
  }),
  MICROSOFT_ISSUER: setting(z.optional(httpUrl), {
    must: 'an https address',
    text: 'Issuer of one Microsoft tenant: `https://login.microsoftonline.com/TENANT_ID/v2.0`. `common` doesn’t work: any tenant could claim any address.',
  }),
}
