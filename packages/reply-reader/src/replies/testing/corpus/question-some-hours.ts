/** Replies in English to “Can you work weekdays between 3 and 8 pm?” of who can work some of it, or cannot tell. */
export const someHoursReplies = `
# hours unsure
mon and wed only
Monday and Wednesday only
only mondays and wednesdays
tues and thurs
Tuesdays and Thursdays
monday wednesday friday
I can do mon wed fri
I can do 4-6
4-8
4 to 8 works
I can do 4 to 7
i can do 5-8
3-6
3-5 only
only until 6
until 7
after 4
after 5
After 4:30
I can do after 4
I get off at 5
I get out of school at 3:30
I work until 5
I work until 3
I'm in class until 4
most days
most weekdays
some days
some of them
sometimes
some evenings
a few days a week
2 days a week
3 days a week
twice a week
part time
I can do part time
it depends
depends
Depends on the day
depends on my class schedule
depends on the location
maybe
Maybe some days
possibly
I think so
I think I can
yes but not fridays
yes but not Friday
Yes except Wednesday
yes except fridays
any day but friday
any day except Thursday
Every day but Tuesday
everyday except monday
yes but only until 7
yes but only until 6
Yes but I can't stay past 7
Yes after 4
yes from 4
yes starting at 4
yes if I can be home by 7
Yes if it's close to me
yes, if it starts in January
Yes starting in January
yes when my semester ends
not on fridays
not fridays
I can't on fridays
I can't do Mondays
I can't on thursdays
not every day
not all of them
Not all days
no mondays
weekdays or weekends?? I can do some
let me check my schedule
I need to check with my job
I'll have to see
idk
not sure
Not sure yet
not sure about my schedule
my schedule changes every week
my schedule varies
I have two jobs
I have school
I have kids
yes and no
Yes for now
yes this semester
for now yes
I can try
I could try
I'll try
I can make it work
weekends are better
I prefer mornings
mornings are better for me
I'd prefer mornings
Mornings or after 5
mornings and evenings
no but I can do 5-8
no but I can do 4-8
No, but after 5 I can
not until January
not until next month
not right now
ok
Okay
k
hi
hello
every other week
one week yes one week no
yes on mondays
Yes Mondays and Tuesdays
yes tues thurs
yes I can do wednesdays
yes about 3 days a week
Yes, most days
yes I can usually
usually
usually yes
can't do 3 but can do 3:30
3:30 to 8
3:30
20 hours a week
10 hours
no wait yes I can
No Wednesdays
`
