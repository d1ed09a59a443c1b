/** Replies in English to three times of one day, to two times and to one. */
export const sameDayAndFew = `
# sameday pick 1
the first one
First
9
9am
9 am works
at 9
9 o'clock please
nine works
9 in the morning
the 9 one
9:00 am please
The earliest one please
earliest
the morning one
Option 1
#1 please
thursday at 9
Thurs 9am
thurs morning
i can do 9
I can do 9am
9 am is best
9am perfect
yes 9am
ok 9
the early one
nine a.m. is fine
Let's do 9
ill take the 9am
# sameday pick 2
the second one
1pm
1 pm works
1:00
the 1:00
1 o'clock
Thursday at 1
thursday 1pm
thurs at one
one o'clock
one pm please
the middle one
1pm please thanks
Option 2
#2
2nd
the 1 pm one
1 pm is good for me
can i do 1pm
1p works
1:00pm works great
Hi 1 pm please
yes to 1pm
# sameday pick 3
4:30
430
430 works
4:30pm
the last one
last one please
latest one
third
the 3rd one
Option 3
thursday at 4:30
half past four
four thirty
The late one
the latest
the evening one
4:30 pls
#3
4:30 is better because of school
Can I have 4:30
i can do 430pm
4 30
# sameday propose
thursday => thu
Thursday works => thu
afternoon => aft
afternoon works better => aft
any time after 12 => >12
after 2 => >14
Anytime after noon => >12
before noon => <12
can we do friday => fri
friday? => fri
can't do thursday => -thu
I can't do Thursdays => -thu*
Not thursday. friday? => fri
Could we do Wednesday at 9 => wed @9
2pm? => @14
can we do 3 => @15
10 instead? => @10
is 11 available => @11
12? => @12
at noon? => @12
do you have 5 => @17
how about 2:30 => @14:30
Is there anything at 10:30 => @10:30
tomorrow at 9 => tom @9
next monday at 9 => unsure
I have class in the morning => -am
not in the morning => -am
# sameday unsure
1
the one
2
3
1 or 3
9 or 1
4
mid
either 9 or 1 im not sure
# sameday move
None of those work
can't do any of those times
any other day?
do you have a different day
those times don't work for me
what other days do you have
# sameday accept
yes
any time thursday
any of those
all good for me
# two pick 1
tomorrow
Tomorrow works
tomorrow at 11
tmrw
tmrw works
tmr at 11
tommorrow please
Tomorow is good
Tuesday
tuesday works
Tues
tue
tues at 11
tuesday @11 works for me
11
11am
11:00 works
at 11
the first one
first
Option 1
1
#1
the earlier one
earlier one please
earlier is better
the sooner one
sooner the better, tomorrow
I can do tomorrow
i can do tomorrow at 11
yes tomorrow
yes tomorrow works!
tomorrow is perfect thank you
Tomorrow's good
Dec 1
dec 1st
12/1
the former
tuesday morning
Tomorrow morning works
can we do tomorrow
let's do tomorrow
See you tomorrow at 11
Lets do tmrw at 11 am
not thursday, tomorrow
`
