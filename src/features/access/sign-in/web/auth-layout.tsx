import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { loginVersion, productName } from '../../../../rules/product.ts'
import { Logo } from '../../../../ui/logo.tsx'
import css from './entrance.module.css'

type EntranceProps = {
  title: string
  lead: ReactNode
  children: ReactNode
  below?: ReactNode
  version?: string
  /** It may be longer than the window: it begins at the top, so that nothing moves when its length becomes known. */
  isLong?: boolean
}

/** The frame of the screens one sees before signing in. */
export const AuthLayout = ({
  title,
  lead,
  children,
  below,
  version = 'Software version',
  isLong = false,
}: EntranceProps) => {
  useDocumentTitle(`${title} · ${productName}`)
  return (
    <div className={css.screen}>
      <main className={css.middle} data-long={isLong || undefined}>
        <div className={css.mark}>
          <Logo size={32} />
          {productName}
        </div>
        <div className={css.card}>
          <h1 className={css.title}>{title}</h1>
          <div className={css.lead}>{lead}</div>
          {children}
        </div>
        {below}
      </main>
      <footer className={css.foot}>
        {version} {loginVersion}
      </footer>
    </div>
  )
}
