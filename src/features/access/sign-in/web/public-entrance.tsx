import type { ComponentProps } from 'react'
import { useLanguage } from '../../../../platform/web/language/use-language.ts'
import { Entrance } from './entrance.tsx'

/** The frame of the pages for people without an account: that of the sign-in, in the language of the page. */
export const PublicEntrance = (props: Omit<ComponentProps<typeof Entrance>, 'version'>) =>
  useLanguage().language === 'es' ? <Entrance {...props} version="Versión del software" /> : <Entrance {...props} />
