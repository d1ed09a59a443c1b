import type { ComponentProps } from 'react'
import { useLanguage } from '../../../../platform/web/language/use-language.ts'
import { AuthLayout } from './auth-layout.tsx'

/** The frame of the pages for people without an account: the sign-in's own, in the language of the page. */
export const PublicEntrance = (props: Omit<ComponentProps<typeof AuthLayout>, 'version'>) =>
  useLanguage().language === 'es' ? <AuthLayout {...props} version="Versión del software" /> : <AuthLayout {...props} />
