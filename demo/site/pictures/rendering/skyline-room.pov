#version 3.7;
#include "meridian.pov"
#ifndef (Shot) #declare Shot = 1; #end
#if (Shot = 1)
  camera { location <-1.7, 1.35, -2.2> right x * 1.5 up y angle 66 look_at <0.55, 0.98, 3> }
#else
  camera { location <0.2, 1.25, -0.9> right x * 1.5 up y angle 58 look_at <1.9, 0.85, 2.3> }
#end
Evening(1.15)
City(11, 150, 150, 800, 900, -60, 120, 1.1)
Planks(-3.2, 2.8, -3, 4)
box { <-3.2, 2.75, -3>, <2.8, 2.8, 4> texture { Plaster } }
// The wall of the bed's head, at the right.
box { <2.75, 0, -3>, <2.85, 2.8, 4> texture { Plaster } }
union { Slats(7, 2.8) rotate y * 90 translate <2.74, 0, 4> }
union { Headboard(3.0, 1.25, 9, Leather) rotate y * 90 translate <2.66, 0, 1.15> }
union { Bed(Amber) rotate y * 90 translate <2.56, 0, 1.15> }
Glazing(-3.2, 2.8, 1.49, 3.97, 2.8)
union { Curtain(0.75, 2.68, Charcoal) translate <2.0, 0.02, 3.78> }
union { Curtain(0.6, 2.68, Charcoal) translate <-3.15, 0.02, 3.78> }
union { SideTable(0.22, 0.5) translate <2.35, 0, 2.5> }
union { SideTable(0.22, 0.5) translate <2.35, 0, -0.2> }
union { Pendant(1.75, 0.10, 2.4) translate <2.32, 1.05, 2.5> }
union { Pendant(1.75, 0.10, 2.4) translate <2.32, 1.05, -0.2> }
Glow(<2.63, 2.70, -3>, <2.65, 2.70, 4>, 1.3)
Rug(<-1.5, 0, -0.9>, <2.0, 0, 3.1>, srgb <0.46, 0.45, 0.43>)
union { Armchair(Charcoal) rotate y * -35 translate <-1.35, 0, 2.75> }
union { SideTable(0.24, 0.46) translate <-0.65, 0, 2.95> }
union { Globe(0.07, 0.8) translate <-0.65, 0.56, 2.95> }
Fill(<-1.5, 2.5, -2.4>, srgb <1, 0.82, 0.62> * 1.5)
