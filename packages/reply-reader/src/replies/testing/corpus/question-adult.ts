/** Replies in English to “Are you 18 or older?”. */
export const adultReplies = `
# adult answer yes
yes
Yes
YES
Yes!
yes I am
Yes I am
yes i am
I am
I am!
i am over 18
I'm over 18
over 18
Over 18 yes
yes over 18
older
Older lol
older than 18
Yes older
way older
way older lol
much older haha
yep
Yep I'm 20
yup
yeah
yea im 19
I'm 22
im 22
I am 22
22
22 years old
i'm 22 years old
Yes I'm 22
yes 19
Yes, 24
yes i'm 31
19
18
I'm 18
im 18
I am 18
18 yes
yes 18
just turned 18
I just turned 18
I turned 18 in june
turned 18 last month
I'm 45
im 45 lol
45
35 years young
I'm 28 years old
I will be 30 next month
I'm twenty two
twenty five
I'm thirty
Yes I am 40 years old
21
Im 21
21+
18+
I'm 18+
yes 18 plus
I'm in my 30s
in my twenties
I'm 50 something
I'm an adult
adult
Yes I am an adult
I was born in 1999
born in 2001
1994
04/12/1998
yes ma'am
Yes sir
yessir
of course
Of course lol
absolutely
definitely
correct
that's correct
y
👍
✅
💯
yes 😂
lol yes
haha yes I'm 38
Yes I am a mom of three
yes I have 3 kids
yes I have 2 kids lol
Yes I am in college
sure am
I sure am
Hi yes I'm 20
hello yes I am 18 years of age
good morning I am 26
Yes I turned 18 in March
I'm 33 with two kids
yes, 27 years old
yes 18 and older
# adult answer no
no
No
nope
nah
No I'm 17
no im 17
no 17
17
17 years old
I'm 17
im 17
I am 17
I'm 16
16
I'm only 17
only 17
Sorry I'm 17
unfortunately I'm 17
no I'm not
No I am not
I'm not
im not 18
I'm not 18 yet
i am not 18
not 18
not yet
Not yet
not yet sorry
no not yet
under 18
I'm under 18
I'm a minor
no I'm a minor
no sir
no ma'am
n
Unfortunately no
sorry no
younger
I'm younger than 18
I'm seventeen
sixteen
No, I'm still 17
I'm still 17
still 17
I'm 17, still in high school
born in 2010
hi no I'm 17
# adult unsure
almost
almost!
soon
yes I'm 17
Yes 17
no I'm 25
No, I'm 40
yes and no
maybe
not sure
idk
why do I need to say
I'd rather not say
prefer not to say
guess
ok
sure
okay
hi
hello
my daughter is 17
my son is 19
I'm asking for my daughter
my birthday is in May
I have 18 years of experience
I have 20 years experience
18 months
I'm in high school
high school senior
I graduated in 2026
I graduated
2008
# adult question
why
why do you ask
does it matter
is that required?
how old do you have to be
How old do I have to be?
can I apply if I'm 17?
do you hire 17 year olds
# adult answer no
I turn 18 in May
i turn 18 in may
I turn 18 next month
turning 18 in two weeks
I turn 18 on Friday
I'm 17 turning 18 in January
17, 18 in december
17 but I turn 18 next week
I'm 17 but I'll be 18 soon
17 almost 18
no but I turn 18 in March
not yet but I turn 18 in January
No, I'll be 18 in December
not yet, my birthday is next week
I will be 18 in April
I'll be 18 in two months
Almost 18
17 and a half
18 in spring
`
