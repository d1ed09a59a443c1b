/** Replies in English that choose one of three offered times; `reply-corpus.ts` explains the headings. */
export const offerPicks = `
# offer pick 1
The first one
first one please
1st one works
the 1st
First option
Option 1
option one please
#1
1
1!
number 1 works for me
Number one pls
I'll take the first one
ill take the first
lets do the first time
Let's go with the first option, thank you
the frist one
first 1
first slot works great
Wednesday
wednesday works
Wednesday works best for me!
Wed
wed pls
Weds is good
wensday
wednsday works for me
Wednsday please
Wednesday at 10
wednesday at 10am works
Wed 10am
wed 10 works
Wed @ 10
Wed the 2nd
the 2nd of December
Dec 2
dec 2nd works great thank u
December 2 at 10am please
12/2
12/2 at 10
10
10am
10 am
10:00
10 works
10am is perfect
the 10 am one
the 10 o clock
10 o'clock works
10am on wed please
I can do Wednesday at 10
i can do wed
I could do Wednesday morning
I'm free Wednesday at 10 AM
im free wednesday
Wednesday morning works
Wednesday morning is good for me thank you
the wednesday one
The Wednesday slot please
ill do wednesday
Ill take wednesday at ten
wednesday at ten works
ten am wednesday please
Hi! Wednesday at 10:00 AM works for me. Thank you so much!
Hello, Wednesday Dec 2 at 10 works. Looking forward to it
Yes Wednesday
yes, wednesday works
Yes! Wednesday at 10 is great
Ok wednesday
ok wed at 10 then
sure wednesday
Sure, let's do Wednesday
perfect wednesday at 10
Wednesday would be great
wednesday would be best
Wednesday is best for me
Wed is the best day for me
I prefer Wednesday
I'd prefer wednesday if thats ok
id rather do wednesday
the earliest one
Earliest please
the earlier the better so wednesday
the soonest one
The morning one
the morning one please
i want the first
can I get the first one
Can I do Wednesday?
can i do the wednesday one plz
Could I do Wednesday at 10?
can we do wednesday at 10
may I have the first time please
book me for wednesday
Book me for the first one
put me down for wednesday
put me down for wednesday at 10 please!
Please schedule me for Wednesday 10am
schedule me for the first one
sign me up for wednesday
Wednesday 👍
👍 wednesday
Wed 😊
1️⃣
let's say wednesday
wednesday it is
Wednesday it is! Thanks
I choose the first one
First one. Thank you
the first one is perfect, thanks!!
Good morning, the first time works for me
hey the first one works
hi wednesday works for me
wednesday, thx
Wed thanks
10am weds thank you
wednesday dec 2nd 10am sounds good
Wednesday sounds good
sounds good, wednesday at 10
the first time sounds good to me
that first one works
I think wednesday works
i think the first one would be best
probably best wednesday at 10
option 1 is good
opt 1
choice 1
A works, the first one
`
