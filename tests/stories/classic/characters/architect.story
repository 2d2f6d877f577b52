# The Architect sees two more cards before he has to decide what to gather.   [classic S073, A20]
profile classic-fr
Ann  thief
Bob  king
Cid  architect  hand manor
Dan  warlord
deck tavern docks temple
call architect

= Cid hand tavern docks manor, top temple
Cid hears drew Cid tavern, drew Cid docks
Ann hears drew Cid ?
Cid? gold, cards
Cid! architect
Cid: gold
= Cid gold 2, hand tavern docks manor
turn Cid, gathered

# The Architect's two cards come after gathering, by themselves.   [classic A20]
profile classic-en, classic-ru
Ann  thief
Bob  king
Cid  architect  hand manor
Dan  warlord
deck tavern docks temple
call architect

= Cid hand manor
Cid? gold, cards
Cid: gold
= Cid gold 2, hand tavern docks manor, top temple
Cid hears drew Cid tavern, drew Cid docks
Ann hears drew Cid ?
Cid! architect
turn Cid, gathered

# An Architect who takes cards chooses among the first two and then draws two more.   [classic A20]
profile classic-en, classic-ru
Ann  thief
Bob  king
Cid  architect
Dan  warlord
deck tavern docks temple church market
call architect

Cid: cards
Cid? keep tavern, keep docks
Cid: keep docks
= Cid hand docks temple church
= top market, bottom tavern
turn Cid, gathered

# An Architect who takes cards has drawn two before and chooses among the next two.   [classic S073]
profile classic-fr
Ann  thief
Bob  king
Cid  architect
Dan  warlord
deck tavern docks temple church market
call architect

= Cid hand tavern docks
Cid: cards
Cid? keep temple, keep church
Cid: keep church
= Cid hand tavern docks church
= top market, bottom temple
turn Cid, gathered

# The Architect builds up to three districts, and no fourth.   [classic S074]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  architect  gold 9  hand tavern temple market docks
Dan  warlord
deck castle palace
call architect

Cid: gold
= Cid hand castle palace tavern temple market docks
Cid: build tavern, build temple, build market
= Cid gold 7, city tavern temple market
Cid! build docks (limit-reached), build castle (limit-reached)
Cid? end
turn Cid, gathered

# Each of the three is paid in full and stands only once.   [classic S074]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  architect  gold 4  hand tavern tavern docks
Dan  warlord
turn Cid, gathered

Cid: build tavern
Cid! build tavern (duplicate)
Cid+ build docks
Cid: build docks
= Cid gold 0, city tavern docks
turn Cid, gathered

# The Architect may pass the number that completes a city, and all districts count.
#   [classic S074, A55]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  architect  gold 6  hand tavern market docks  city castle manor palace church monastery temple prison
Dan  warlord
turn Cid, gathered

= Cid districts 7, not completed
Cid: build tavern
= Cid districts 8, completed, first
Cid: build market, build docks
= Cid gold 0, districts 10, completed
turn Cid, gathered

# With the Library the Architect keeps both cards he gathers; the two extra ones are not chosen
# from.   [classic S075]
profile classic-fr
Ann  thief
Bob  king
Cid  architect  city library
Dan  warlord
deck tavern docks temple church market
call architect

= Cid hand tavern docks
Cid: cards
= Cid hand tavern docks temple church
= top market
turn Cid, gathered

# The Library keeps both cards in the other books, too, and the two extra ones follow.
#   [classic S075]
profile classic-en, classic-ru
Ann  thief
Bob  king
Cid  architect  city library
Dan  warlord
deck tavern docks temple church market
call architect

Cid: cards
= Cid hand tavern docks temple church
= top market
turn Cid, gathered

# The Observatory does not change the extra cards.   [classic S075]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  architect  city observatory
Dan  warlord
deck tavern docks temple
call architect

Cid: gold
= Cid hand tavern docks, top temple
turn Cid, gathered

# An Architect with a Park is asked whether he wants the cards; without them the Park fills the
# empty hand.   [classic A20]
profile classic-fr
Ann  thief
Bob  king
Cid  architect  city park
Dan  warlord
deck tavern docks
call architect

asked Cid take-extra
Cid? accept, pass
Cid: pass
= Cid hand -
Cid: gold, end
= Cid gold 2, hand tavern docks
turn Dan

# An Architect with a Park who takes the cards has them before he gathers.   [classic A20]
profile classic-fr
Ann  thief
Bob  king
Cid  architect  city park
Dan  warlord
deck tavern docks temple
call architect

Cid: accept
= Cid hand tavern docks
Cid: gold, end
= Cid hand tavern docks, top temple
turn Dan

# An Architect with a Park is asked after gathering.   [classic A20]
profile classic-ru
Ann  thief
Bob  king
Cid  architect  city park
Dan  warlord
deck tavern docks
call architect

Cid: gold
asked Cid take-extra
Cid? accept, pass
Cid: pass
= Cid hand -
Cid: end
= Cid gold 2, hand tavern docks
turn Dan

# An English table that has added the Park asks its Architect after gathering.   [classic A20]
profile classic-en
ruling import-bonus-districts yes
Ann  thief
Bob  king
Cid  architect  city park
Dan  warlord
deck tavern docks
call architect

Cid: gold
asked Cid take-extra
Cid: accept
= Cid hand tavern docks
turn Cid, gathered

# If the extra may not be refused, the cards come by themselves even with a Park.   [classic A20]
profile classic-ru, classic-fr
ruling extra-may-be-refused no
Ann  thief
Bob  king
Cid  architect  city park
Dan  warlord
deck tavern docks
call architect

turn Cid
Cid: gold
= Cid hand tavern docks
turn Cid, gathered
