import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { hasFirefox, openFirefox } from '../browsers/firefox.ts'
import { type Driver, Hand } from '../browsers/hand.ts'
import { hasWebKit, openWebKit } from '../browsers/webkit.ts'
import { password } from '../world.ts'

const browsers: { name: string; isHere: boolean; open: () => Promise<Driver> }[] = [
  { name: 'Firefox', isHere: hasFirefox, open: openFirefox },
  { name: 'WebKit', isHere: hasWebKit, open: openWebKit },
]

/** Two people of a family that no one else has. */
const peopleFile = async (family: string, exchange: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-browsers-'))
  const file = path.join(folder, 'people.csv')
  const line = (first: string, n: number) =>
    `${first} ${family},${first.toLowerCase()}.${family.toLowerCase()}@example.test,(737) ${exchange}-01${n},Austin,TX,RBT,Yes`
  await writeFile(
    file,
    `Name,Email,Phone,City,State,Position,Text consent\r\n${line('Ada', 11)}\r\n${line('Bo', 12)}\r\n`,
  )
  return { folder, file }
}

for (const { name, isHere, open } of browsers)
  test(`a working day in ${name}: sign in, import, change a status, review, text, book, export`, async ({ baseURL }, {
    retry,
    repeatEachIndex,
  }) => {
    test.skip(!isHere, `${name} isn’t installed here`)
    test.slow()
    // People of an earlier try are there already.
    const nth = repeatEachIndex * 2 + retry
    const family = `${name === 'Firefox' ? 'Emberley' : 'Wrenfield'}${'abcdefghij'[nth]}`
    const { folder, file } = await peopleFile(family, name === 'Firefox' ? `40${nth}` : `41${nth}`)
    const hand = new Hand(await open(), baseURL ?? '')
    try {
      await hand.open('/login')
      await hand.write({ label: /^Email/ }, 'clinic@reinforce.test')
      await hand.write({ label: /^Password/ }, password)
      await hand.click({ role: 'button', name: 'Sign In' })
      await hand.sees({ role: 'heading', name: 'Welcome, Riley' })

      await hand.open('/imports')
      await hand.attach(file)
      await hand.click({ role: 'button', name: 'Preview Import' })
      await hand.click({ role: 'button', name: 'Load 2 Candidates' })
      await hand.sees({ words: /2 new/ })

      await hand.open(`/candidate-directory?q=${family}`)
      await hand.click({ role: 'button', name: `Initial Inquiry. Change status of Ada ${family}` })
      await hand.click({ role: 'menuitem', name: 'Reviewed By Clinic' })
      await hand.sees({ role: 'button', name: `Reviewed By Clinic. Change status of Ada ${family}` })

      await hand.open(`/candidate-directory?view=review&q=${family}`)
      await hand.sees({ words: /1 of 2/ })
      await hand.sees({ role: 'button', name: /Reviewed By Clinic/ })
      await hand.press('2')
      await hand.sees({ words: /2 of 2/ })

      await hand.open(`/candidate-directory?q=${family}`)
      await hand.click({ role: 'button', name: `More actions for Bo ${family}` })
      await hand.click({ role: 'menuitem', name: 'Send Text Message' })
      await hand.write({ label: 'Message' }, `Hi {{Candidate First}}, from ${name}`)
      // Its line comes above the box, and would take the press.
      await hand.sees({ words: /^Draft saved/ })
      await hand.click({ role: 'checkbox' })
      await hand.click({ role: 'button', name: /^Send Text/ })
      await hand.sees({ words: /^Text sent\./ })
      await hand.open(`/simulator?q=${family}`)
      await hand.sees({ words: new RegExp(`Hi Bo, from ${name}`) })

      await hand.open(`/candidate-directory?q=${family}`)
      await hand.click({ role: 'button', name: `Analysis of Ada ${family}` })
      await hand.click({ role: 'button', name: /^Schedule$/ })
      const books = async () => {
        await hand.click({ role: 'button', name: 'Book and move' })
        await hand.sees({ words: /^Booked \w/ })
      }
      // An hour that someone else took meanwhile is refused; the form has the next one then.
      await books().catch(books)

      await hand.open(`/candidate-directory?q=${family}`)
      await hand.sees({ role: 'button', name: `Analysis of Ada ${family}` })
      await hand.click({ role: 'button', name: 'Download' })
      await hand.click({ role: 'menuitem', name: 'CSV' })
      // No other page is opened: where a download begins, WebKit may lose the page that was asked for.
      await hand.click({ role: 'button', name: 'Download' })
      await hand.click({ role: 'menuitem', name: 'My Downloads' })
      await hand.sees({ words: /\.csv/ })
    } finally {
      await hand.close()
      await rm(folder, { recursive: true })
    }
  })
