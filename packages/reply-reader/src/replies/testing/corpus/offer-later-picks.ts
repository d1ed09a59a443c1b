/** More replies in English that choose one of three offered times; `reply-corpus.ts` explains the headings. */
export const offerLaterPicks = `
# offer pick 2
The second one
second one
2nd one please
the 2nd one
second
2nd
Option 2
option 2 works
option two plz
#2
2
2 please
number 2
number two is good
the secound one
seconde one
second slot
the middle one
middle one works
Middle option please
Thursday
thursday works
Thursday works for me
Thurs
thurs works
Thur
thu
thurday
thrusday
thirsday works
thursady at 2
Thursday at 2
thursday at 2pm
Thurs 2pm
Thursday at 2 works great
thursday 2
Thurs @ 2
2pm
2 pm works
2:00
2:00 pm please
2 o clock thursday
2 oclock
Thursday the 3rd
Thursday December 3rd
Dec 3
dec 3rd at 2
December third works
12/3
12/3 2pm
Thursday afternoon
thursday afternoon is good
I can do Thursday
I can do thursday at 2
i could do thursday
I'm available Thursday at 2
im avail thurs
i am free on thursday
Thursday please
Thursday plz
thurs pls & thank u
the Thursday one
The thursday one please and thank you
I'll take Thursday
ill take the second one
I'll go with the second option
gonna go with thursday
lets do thursday
let's do the 2nd
Let's do Thursday!
Lets do thurs at 2
yes thursday
Yes Thursday at 2 works
yea thursday is fine
yeah the second one
yup thursday
Ok Thursday works
ok the second time
sure the 2nd one
Sure Thursday at 2pm is fine
perfect, thursday at 2
Great, Thursday!
thursday is perfect
Thursday is good
thursdays good
thursday is fine with me
Thursday would work
thursday would be perfect thanks
that thursday one works
I prefer thursday
Thursday is better for me
thursday is better
Thursday best
Hi, Thursday at 2:00 PM works for me
Hello! I would like the second time please
Good afternoon, Thursday works best. Thank you
hey there thursday at two works
thursday at two
two on thursday
can I do Thursday
Can we do Thursday at 2?
could we do thursday
Can I have the second one?
is thursday ok
book me thursday
Put me in for Thursday please
put me down for the second
schedule me thursday at 2
Please schedule Thursday
Thursday 🙂
thursday 👍🏽
2️⃣
thursday it is
the one on thursday
the one at 2
one at 2pm
2pm one please
the 2 o'clock one
i choose 2
i pick the second
I pick thursday
I want Thursday
Thurs works best
thursday afternoon works better for me
not wednesday, thursday
I have class wednesday so thursday
I work Wednesday but Thursday is good
cant do wed but thursday works
Can't do Wednesday. Thursday at 2 is fine
Wednesday no, thursday yes
# offer pick 3
The third one
third one
3rd one please
3rd
third
Third option works
Option 3
option three
#3
3
3.
number 3 please
number three
the thrid one
last one
The last one
the last one please
last option
the last time works
Friday
friday works
Friday works best
Fri
fri works
firday
fryday
friady please
Friday at 4:30
friday 430
fri 4:30
4:30
430
4:30pm
430pm works
4:30 works for me
4:30 is perfect
the 4:30
The 4:30 one
half past 4
four thirty
four thirty works
friday at four thirty please
Friday the 4th
Dec 4
December 4th
12/4
12/4 at 430
Friday afternoon
friday afternoon please
the latest one
latest please
I can do Friday
i can do friday at 430
I'm off Friday so Friday
im off fridays so friday works
I'm free on Friday
Friday please
Friday pls
the Friday one
I'll take Friday
ill take the last one
let's do friday
lets do Friday at 4:30
yes friday
Yes, Friday at 4:30 PM
ok friday
friday is good
Friday is great thank you!
Friday would be best
friday works better
I'd prefer Friday
Hi Friday at 4:30 would be great
can we do friday
Can I do the Friday one
could I take the third one
book friday
book me in for the last one
put me down for Friday
friday it is
Friday ✅
3️⃣
i get off at 4 so friday at 430
after work so the 4:30 one
I work Wed and Thu, so Friday
I work wednesday and thursday so friday please
can't do wednesday or thursday, friday is ok
the other two dont work but friday does
not wed or thurs but friday is good
Hey this is Jasmine, friday at 430 works for me
friday 4 30
4 30 on friday
`
