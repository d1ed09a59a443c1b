/** Replies in English to “When could you start?”. */
export const startReplies = `
# start answer yes
asap
ASAP
Asap!
As soon as possible
as soon as possible
as soon as you need me
Immediately
immediately
Right away
right away!
Right now
now
Now!
today
Today lol
tomorrow
Tomorrow
tmrw
Monday
monday
Next Monday
next monday works
This Monday
Wednesday
I can start Monday
I could start on Monday
Monday or Tuesday
next week
Next week
Next week is good
as early as next week
this week
in two weeks
In 2 weeks
2 weeks
two weeks
2wks
two weeks from now
two weeks from today
in about two weeks
about 2 weeks
I need to give two weeks notice
I have to give my job two weeks
I need to put in my 2 weeks
need to give 2 weeks notice
I'd have to give a two week notice at my current job
2 weeks notice
two week notice
I need two weeks
give me two weeks
in a week
1 week
a week
one week
in a month
1 month
next month
a month from now
in 3 weeks
3 weeks
in ten days
10 days
after the 15th
After the 15th
the 15th
on the 15th
December 15
dec 7
Dec. 7th
December 7th
12/7
12/14
January
january
In January
early January
January 4th
Jan 4
the first week of January
first of the month
the 1st
December 1
Dec 1st
mid december
end of December
End of the month
by the end of the month
beginning of the year
the beginning of January
after the new year
After New Year's
after Christmas
after the holidays
After Thanksgiving
right after thanksgiving
after finals in december
next year
in the spring
This summer
anytime
Anytime
any time
any day
whenever
Whenever
whenever you need me
Whenever you need me to
I can start anytime
I can start any day
I can start right away
I can start immediately
I can start asap
i can start as soon as possible
I can start now
I can start tomorrow
I can start next week
I can start in two weeks
I could start in January
I could start the week of the 7th
I am available immediately
im available now
I'm available to start immediately
available immediately
available now
I'm ready now
ready to start now
ready asap
I would be able to start on December 7th
I'd be able to start next Monday
I'm ready whenever you are
first thing Monday
Monday morning
As soon as Monday
the week of December 7
week of the 14th
Not until January
not until the 15th
not before the 10th
I can't start until January
I cant start until jan 4
can't until next week
I'm free starting next week
starting Monday
from Monday
on Monday
Hi I can start as soon as next week
hello I could start immediately
Good morning I can start in 2 weeks
I'm currently working so in two weeks
I can start the day after tomorrow
day after tomorrow
anytime after the 10th
any time after December 10
any day next week
next Thursday
Thursday the 3rd
yes I can start Monday
Yes, right away
Sure, Monday
the sooner the better, tomorrow even
I could start as early as Monday thank you
I can begin in two weeks
begin next week
so um I could start probably like two weeks from now cause I have to give notice
I moved here last week so I can start right away
# start unsure
not sure yet
Not sure
not sure
I'm not sure yet
im not sure
idk
I don't know yet
dont know
unsure
it depends
Depends
depends on my other job
depends on the hours
depends on the pay
maybe Monday
maybe in two weeks
maybe January
Maybe next month?
possibly January
might be able to start in January
I think in two weeks
I think Monday
let me check
Let me check with my job
I have to ask my boss
I need to check
I'll let you know
ill let you know
I'll have to see
when I finish school
once I graduate
when I pass my exam
once I'm certified
as soon as I get my RBT
After I get certified
when I have a babysitter
once my background check clears
if I get the hours I need, next week
Monday if you let me work mornings
in two weeks if I get the job
if everything goes well next week
soon
Soon
soon!
sometime soon
later
not soon
not now
Not right now
no
No
yes
Yes
yes!
Yes I can
yes I could
ok
Okay
sure
sounds good
👍
👍🏽
✅
💯
hi
Hello
I
I have two jobs right now
I work full time
I start school in January
I'm on vacation until the 10th
I started last week at my new job but I'm open
Monday no wait Tuesday
next week or maybe next month
sometime next year maybe
eventually
when you have an opening
3
15
tbd
TBD
flexible
I'm flexible
my schedule is open
# start decline
I'm no longer looking
No longer looking
I'm no longer interested
im not interested anymore
I found another job
I already found a job
I accepted another position
never, I found another job
I got another job, thank you
actually I already started somewhere else, I found another job
not interested
I decided to stay at my current job
# start question
when do you need me
When do you need someone?
how soon do you need someone
what's the start date
when does training start
when would training be
how long is the training?
I can start Monday, what's the pay?
next week! how many hours is it?
asap! what is the pay rate
In two weeks, is training paid?
would I need to be certified first?
do I start with training?
# start answer yes
after I graduate
when my kids are back in school
`
