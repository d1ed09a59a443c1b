import { all, board, cells, later, pipeline, type Stated, type Words, without } from './made-cells.ts'
import { inTurn, type MadePerson, madePeople } from './made-people.ts'

export type MadeExport = {
  format: string
  /** Whether its habits were read while the rules were written. */
  seen: boolean
  stated: readonly Stated[]
  statuses: readonly [Words, ...Words[]]
  rows: string[][]
  separator: string
}

type Spec = Omit<MadeExport, 'rows' | 'separator'> & {
  /** `Heading=cell`, parted by `|`; a cell that begins with ' is the same in each row. */
  columns: string
  above?: string[][]
  separator?: string
}
const made = ({ columns, above = [], separator = ',', ...one }: Spec): MadeExport => {
  const pairs = columns.split('|').map((column) => column.split('='))
  const cell = (kind: string, p: MadePerson): string => {
    if (kind.startsWith("'")) return kind.slice(1)
    return kind === 'status' ? inTurn(one.statuses, p.n)[0] : (cells[kind]?.(p) ?? `no cell ${kind}`)
  }
  const people = madePeople.map((p) => pairs.map(([, kind = '']) => cell(kind, p)))
  return { ...one, separator, rows: [...above, pairs.map(([heading = '']) => heading), ...people] }
}

const seen: Spec[] = [
  {
    format: 'Indeed',
    seen: true,
    stated: all,
    statuses: board,
    columns:
      "name=shouted|email=email|phone=phone quoted|status=status|candidate location=place|relevant experience='Nanny; Behavior Technician|education='Diploma|job title=plain|job location='Phoenix, AZ|date=day iso|interest level=blank|source='Indeed",
  },
  {
    format: 'ZipRecruiter',
    seen: true,
    stated: all,
    statuses: board,
    columns:
      "First Name=first|Last Name=last|Email=email|Phone=everyPhone|City=city|State=state|Zip Code=zip|Applied On=mixedDay|Job Name=odd|Job Location='Mesa, AZ|Status=status|Star Rating='3",
  },
  {
    format: 'LinkedIn',
    seen: true,
    stated: ['name', 'email', 'phone', 'day'],
    statuses: board,
    columns:
      "candidate_id=id|first_name=first|last_name=last|emails=twoEmails|phone_numbers=phone two|tags='a;b|profile_url='https://social.example.test/in/x|hiring_state_id='hs-3|created_time='1760000000000|created_datetime=day stamp",
  },
  {
    format: 'Greenhouse',
    seen: true,
    stated: all,
    statuses: pipeline,
    columns:
      "Candidate ID=id|First Name=first|Last Name=last|Company='Bright Kids|Title='Nanny|Phone Numbers=everyPhone|Email Addresses=email|Addresses=street|Jobs=plain|Job Status='Open|Current Stage(s)=status|Application Date=day iso",
  },
  {
    format: 'Workable',
    seen: true,
    stated: all,
    statuses: pipeline,
    columns:
      "Name=name|Email=email|Phone=phone country|Headline='Caring helper|Job=plain|Stage=status|Created at=day zulu|Disqualified='No|Location=longPlace|Skills='DTT, NET|Experience='2 years as nanny",
  },
  {
    format: 'BambooHR',
    seen: true,
    stated: all,
    statuses: board,
    columns:
      "First Name=first|Last Name=last|Email=email|Phone=phone number|City=city|State=state|Job Opening=odd|Status=status|Rating='4|Applied Date=day us",
  },
  {
    format: 'JazzHR',
    seen: true,
    stated: all,
    statuses: pipeline,
    columns:
      "First Name=first|Last Name=last|Email=email|Phone=phone dashes|City=city|State=state|Apply Date=day us|Job=odd|Workflow Step=status|Are you a current RBT?=answer|Source='Website",
  },
  {
    format: 'Apploi',
    seen: true,
    stated: without('place'),
    statuses: board,
    columns:
      "Applicant Name=wideName|Email=email|Phone Number=phone number|Job=plain|Facility='Westside Clinic|Status=status|Applied Date=day half|License Number='pending|RBT Certified?=answer",
  },
  {
    format: 'iCIMS',
    seen: true,
    stated: all,
    statuses: pipeline,
    columns:
      'Person : Full Name: First=first|Person : Full Name: Last=last|Person : Email=email|Person : Phone=phone brackets|Person : Addresses: City=city|Person : Addresses: State=state|Job : Title=plain|Recruiting Workflow : Status=status|Submitted Date=day half',
  },
  {
    format: 'Lever',
    seen: true,
    stated: all,
    statuses: pipeline,
    columns:
      "Candidate Name=name|Email=commaEmails|Phone=phone country|Posting Title=odd|Origin='applied|Stage=status|Location=place|Applied At=day stamp|Tags='a,b",
  },
  {
    format: 'HubSpot',
    seen: true,
    stated: without('position'),
    statuses: board,
    columns:
      "Record ID=id|First Name=first|Last Name=last|Email=email|Phone Number=everyPhone|City=city|State/Region=state|Lead Status=status|Lifecycle Stage='Lead|Create Date=day stamp|Job Title='Teacher aide",
  },
  {
    format: 'Google Contacts',
    seen: true,
    stated: ['name', 'email', 'phone', 'place'],
    statuses: board,
    columns:
      "First Name=first|Middle Name=blank|Last Name=last|Organization Title='Teacher aide|Notes='met at fair|Labels='* myContacts|E-mail 1 - Label='*|E-mail 1 - Value=colonEmails|Phone 1 - Label='Mobile|Phone 1 - Value=phone country|Address 1 - City=city|Address 1 - Region=state",
  },
  {
    format: 'Outlook',
    seen: true,
    stated: ['name', 'email', 'phone', 'place'],
    statuses: board,
    columns:
      "First Name=first|Middle Name=blank|Last Name=last|Title='Ms.|E-mail Address=email|E-mail 2 Address=otherEmail|Home Phone=blank|Mobile Phone=phone brackets|Job Title='Teacher aide|Home City=city|Home State=state",
  },
  {
    format: 'a tracker',
    seen: true,
    stated: all,
    statuses: board,
    separator: ';',
    above: [['Fall fair'], ['as of 11/3/2026']],
    columns:
      "Applicant=lastFirst|Cell=phone dots|E-mail=email|Job=odd|Stage=status|Date=day us|City/State=place|OK to text?=answer|Remarks='mornings",
  },
]

const unseen: Spec[] = [
  {
    format: 'Indeed',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      "Candidate name=name|Candidate email=email|Candidate phone=phone quoted|Candidate status=status|Candidate location=longPlace|Applied date=day weekday|Job=odd|Job location='Phoenix, AZ 85001|Qualifications='CPR; 1 year",
  },
  {
    format: 'ZipRecruiter',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      "Name=lastFirst|Email Address=email|Phone Number=phone decimal|Location=place|Date Applied=day dashed|Job Title=odd|Rating='5|Candidate Status=status",
  },
  {
    format: 'LinkedIn',
    seen: false,
    stated: ['name', 'email', 'phone', 'place'],
    statuses: later,
    columns:
      "First Name=first|Last Name=last|Headline='RBT at heart|Location=longPlace|Current Title='Nanny|Current Company='Home|Email Address=email|Phone Number=phone country|Profile URL='https://social.example.test/in/x|Active Project='Spring|Notes=blank|Feedback=blank",
  },
  {
    format: 'Greenhouse',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      "Candidate Name=name|Application ID=id|Job=odd|Applied On=day words|Current Stage=status|Status='Active|Primary Email=email|Primary Phone=phone brackets|Source Name='Web|Location=longPlace",
  },
  {
    format: 'Workable',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      "Candidate=name|E-mail=email|Phone number=phone country|Job title=odd|Pipeline stage=status|Sourced/Applied='Applied|Creation date=day slashes|Candidate’s location=longPlace|Tags=blank",
  },
  {
    format: 'BambooHR',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      'Last Name, First Name=lastFirst|Job Opening (applied to)=odd|Current status=status|Applicant email=email|Mobile Phone=phone dots|Address: City=city|Address: State=state|Date applied=day dashed',
  },
  {
    format: 'JazzHR',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      'Prospect ID=id|Applicant First=first|Applicant Last=last|Email=email|Phone Number=phone decimal|Applied On=day weekday|Job Title=odd|Stage=status|Are you a certified RBT? (Yes/No)=answer|City=city|State=state',
  },
  {
    format: 'Apploi',
    seen: false,
    stated: without('place'),
    statuses: later,
    columns:
      "Candidate First Name=first|Candidate Last Name=last|Candidate Email=email|Candidate Phone=phone number|Position Applied For=odd|Location Name='Westside Clinic|Application Status=status|Date Applied=day half|Certification Number='N/A",
  },
  {
    format: 'iCIMS',
    seen: false,
    stated: all,
    statuses: later,
    separator: '\t',
    columns:
      'First Name=first|Last Name=last|Email Address=email|Cell Phone=phone brackets|Job Title (Linked)=odd|Bin/Status=status|Date Submitted=day half|City=city|State/Province=state',
  },
  {
    format: 'Lever',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      "Name=name|Emails=spacedEmails|Phones=phone two|Posting=odd|Stage=status|Archive Reason=blank|Created At=day zulu|Sources='Web|Owner='Recruiter One|Location=place",
  },
  {
    format: 'HubSpot',
    seen: false,
    stated: all,
    statuses: later,
    columns:
      "Record ID - Contact=id|First Name=first|Last Name=last|Email=email|Mobile Phone Number=phone country|Street Address=elm|City=city|State/Region=state|Lead Status=status|Create Date=day stamp|Message='Hello|Position Applied For=odd",
  },
  {
    format: 'Google Contacts',
    seen: false,
    stated: ['name', 'email', 'phone', 'place'],
    statuses: later,
    columns:
      "Name=name|Given Name=first|Additional Name=blank|Family Name=last|Group Membership='* My Contacts|E-mail 1 - Type='Home|E-mail 1 - Value=email|Phone 1 - Type='Mobile|Phone 1 - Value=colonPhones|Address 1 - Formatted=street|Notes=blank|Organization 1 - Title='Nurse",
  },
  {
    format: 'Outlook',
    seen: false,
    stated: ['name', 'email', 'phone', 'place'],
    statuses: later,
    columns:
      "First Name=first|Last Name=last|Suffix=blank|E-mail Address=email|E-mail Type='SMTP|Primary Phone=blank|Mobile Phone=phone dashes|Business Phone='(602) 555-0190|Home City=city|Home State=state|Business City='Phoenix|Job Title='Nurse|Notes=blank",
  },
  {
    format: 'a tracker',
    seen: false,
    stated: all,
    statuses: later,
    above: [['Who', '', 'Contact', '', 'Job', '', '', '']],
    columns:
      'Last=last|First=first|Cell #=phone dots|E-Mail=email|Applying for=odd|When applied=day short|Where they live=place|Outcome=status',
  },
]

/** Thirty rows in the form of each of fourteen exports: with habits that the rules were written for, and with others. */
export const madeExports: readonly MadeExport[] = [...seen, ...unseen].map(made)
