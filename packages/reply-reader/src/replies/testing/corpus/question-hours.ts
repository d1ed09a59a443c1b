/** Replies in English to “Can you work weekdays between 3 and 8 pm?”. */
export const hoursReplies = `
# hours answer yes
yes
Yes
Yes!
yes I can
Yes I can!
yea i can
yep
Yup
yeah that's fine
yes that works
Yes that works for me
that works
That works for me
that works great
works for me
sounds good
sounds great
That's perfect
perfect
those hours work
those hours are perfect for me
Those hours work for me
3-8 works
3-8 works for me
3 to 8 works
3 to 8 is fine
3 to 8 is perfect
yes 3 to 8 works
I can do 3-8
i can do 3 to 8
I can work 3-8
I can work those hours
I can do those hours
I am available those hours
I'm available then
im available
I'm available 3-8 monday through friday
available monday to friday 3 to 8
any day
any day works
any day is fine
Any day and any time
anytime
any time
Anytime works
every day
everyday
All of them
all week
every weekday
yes monday through friday
Yes Monday-Friday
mon-fri works
Monday thru Friday is fine
m-f works for me
yes all weekdays
all weekdays
I'm flexible
my schedule is flexible
my schedule is open
wide open
I have open availability
open availability
I'm available any day
I'm free all week
i'm free every day after 2
after 3 every day
anytime after 3
Any time after 2
yes after 3 works
yes of course
Of course!
absolutely
definitely
sure
Sure!
sure can
Sure that's fine
no problem
no problem at all
Not a problem
yes no problem
yes ma'am
Yes sir I can
I can
i can do that
I can do that!
Yes I can do that
👍
👍👍
👌
✅
ok that works
okay yes
I would love those hours
that's the time I'm looking for
that's exactly what I'm looking for
Those are my preferred hours
perfect, I'm in school until 2
Yes I get out of class at 1
yes I'm free in the afternoons
yes afternoons and evenings are best for me
yes evenings are fine
Hi yes I can work those hours
Hello yes that works for me thank you
good morning yes I am available those hours
yes I'm available monday through friday from 3 to 8
y
yes weekdays only
Yes I prefer evenings
I can work weekdays 3 to 8 and saturdays too
Yes and weekends too
yes I can also do weekends
so yeah those hours are good for me I'm off at two
# hours answer no
no
No
nope
nah
No I can't
no i cant
I can't
I cannot
i cant work those hours
I can't work those hours
I can't do those hours
I cannot work evenings
No sorry
sorry no
sorry I can't
Unfortunately no
unfortunately I can't
unfortunately not
only mornings
Only mornings
mornings only
I can only do mornings
I can only work mornings
just mornings
I'm only available in the mornings
I'm only available mornings
Only available mornings
No only mornings
no mornings only
weekends only
only weekends
I can only work weekends
im only available on weekends
just weekends
only saturdays and sundays
Saturday and Sunday only
no I can only do 8-2
I can only work 9 to 2
only 8 to 1
only until 3
only before 3
I need to be done by 3
I have to pick up my kids at 3
no I have class
No I work then
I work at that time
i have another job at that time
I have class every evening
I'm in class during that time
I'm not available then
im not available
not available at those times
I am not available in the evenings
not in the evenings
no evenings
I don't work evenings
that doesn't work for me
that doesn't work
those hours don't work for me
Those hours won't work
that won't work for me
not really
no I need a morning schedule
I'm looking for mornings
I need day hours
no, I have kids
No I have small kids at home in the evening
n
no way
Sorry those hours dont work with my school schedule
I can't work afternoons because of my classes
Hi unfortunately those hours don't work for me
hello no I am only able to work mornings
I work nights
overnights only
no I start work at 4
`
