#version 3.7;
#include "meridian.pov"
camera { location <2.6, 1.4, -2.4> right x * 1.5 up y angle 70 look_at <-0.5, 0.95, 2.4> }
Evening(1.2)
City(23, 150, 150, 800, 900, -60, 110, 1.1)
union { City(5, 110, 150, 700, 900, -60, 100, 1.1) rotate y * -90 }
Planks(-3.2, 3.6, -3, 4)
box { <-3.3, 2.75, -3.2>, <3.6, 2.85, 4.1> texture { Plaster } }
Glazing(-3.2, 3.6, 1.36, 3.97, 2.8)
union { Glazing(-4, 3, 1.4, 0, 2.8) rotate y * 90 translate <-3.2, 0, 0> }
box { <-3.28, 0, 3.9>, <-3.1, 2.8, 4.06> texture { Black } }
union { Curtain(0.7, 2.68, Charcoal) translate <2.9, 0.02, 3.78> }
Rug(<-2.4, 0, -0.4>, <1.8, 0, 3.2>, srgb <0.52, 0.46, 0.40>)
// A long sofa along the window at the left, and one across.
#macro Sofa(L, Cover)
  object { Soft(<-L, 0.10, -0.45>, <L, 0.30, 0.42>, 0.05) texture { Cover } }
  #local I = -1; #while (I < 2)
    object { Cloth(<I * L / 2 - L / 2 + 0.02, 0.28, -0.46>, <I * L / 2 + L / 2 - 0.02, 0.47, 0.24>, 0.08, 0.02, 4) texture { Cover } }
    object { Cloth(<I * L / 2 - L / 2 + 0.02, 0.42, 0.14>, <I * L / 2 + L / 2 - 0.02, 0.84, 0.38>, 0.09, 0.03, 4) texture { Cover } }
    object { Soft(<I * L - 0.1, 0.10, -0.46>, <I * L + 0.1, 0.62, 0.42>, 0.06) texture { Cover } }
    #local I = I + 2;
  #end
#end
union { Sofa(1.15, Leather) rotate y * -90 translate <-2.35, 0, 1.5> }
union { Sofa(1.05, Charcoal) translate <-0.2, 0, 3.15> }
object { Pillow(0.24, 0.24, 0.10) rotate x * -65 translate <-0.75, 0.66, 3.08> texture { Amber } }
object { Pillow(0.24, 0.24, 0.10) rotate x * -65 rotate y * -90 translate <-2.28, 0.66, 0.95> texture { Amber } }
object { Pillow(0.22, 0.22, 0.10) rotate x * -65 rotate y * 8 translate <0.35, 0.64, 3.06> texture { Linen } }
union { SideTable(0.48, 0.36) translate <-0.55, 0, 1.55> }
union { SideTable(0.30, 0.44) translate <0.15, 0, 1.15> }
// On the tables: a bowl, two books, a vase.
difference { sphere { 0, 0.15 } sphere { <0, 0.02, 0>, 0.143 } box { <-1, 0.0, -1>, <1, 1, 1> } translate <-0.62, 0.51, 1.6> texture { Brass } }
box { <-0.14, 0, -0.1>, <0.14, 0.03, 0.1> rotate y * 20 translate <-0.38, 0.36, 1.3> pigment { srgb <0.72, 0.34, 0.2> } }
box { <-0.12, 0, -0.09>, <0.12, 0.025, 0.09> rotate y * 35 translate <-0.38, 0.39, 1.3> pigment { srgb <0.9, 0.88, 0.82> } }
union { Globe(0.09, 1.4) translate <0.15, 0.54, 1.15> }
// A lamp on a bow.
union { Pendant(0.02, 0.16, 2.6) translate <0.95, 1.75, 2.2> }
#declare I = 0; #while (I < 1)
  sphere { <1.9 - 0.95 * I, 1.93 + 0.55 * sin(I * pi) - 0.02 * I, 3.0 - 0.8 * I>, 0.012 texture { Brass } }
  #declare I = I + 0.01; #end
cylinder { <1.9, 0, 3.0>, <1.9, 1.93, 3.0>, 0.014 texture { Brass } }
cylinder { <1.9, 0, 3.0>, <1.9, 0.03, 3.0>, 0.16 texture { Black } }
union { Armchair(Amber) rotate y * 150 translate <1.35, 0, 0.75> }
Glow(<-3.1, 2.70, 3.80>, <3.6, 2.70, 3.82>, 1.1)
Fill(<2.4, 2.5, -2.4>, srgb <1, 0.82, 0.62> * 1.4)
