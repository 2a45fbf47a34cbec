#version 3.7;
#include "meridian.pov"
camera { location <1.5, 1.3, -2.2> right x * 1.5 up y angle 58 look_at <-0.5, 0.92, 2.6> }
// An evening, with the street before the window.
Evening(0.9)
union { City(9, 60, 30, 260, 420, -4, 60, 1.0) rotate y * -90 }
Planks(-2.9, 2.7, -3.2, 3)
box { <-2.9, 2.7, -3.2>, <2.7, 2.8, 3.1> pigment { srgb 0.9 } finish { diffuse 0.85 } }
box { <-2.9, 0, 3>, <2.7, 2.8, 3.1> pigment { brick srgb <0.62, 0.58, 0.53>, srgb <0.52, 0.33, 0.26> brick_size <0.23, 0.075, 0.11> mortar 0.012 } normal { bumps 0.4 scale 0.03 } finish { diffuse 0.8 } }
box { <2.6, 0, -3.2>, <2.7, 2.8, 3.1> pigment { srgb <0.88, 0.86, 0.82> } finish { diffuse 0.85 } }
union {
  box { <-2.8, 0, -3.2>, <-2.7, 2.8, -0.5> } box { <-2.8, 0, 2.3>, <-2.7, 2.8, 3.1> } box { <-2.8, 0, -0.5>, <-2.7, 0.42, 2.3> } box { <-2.8, 2.5, -0.5>, <-2.7, 2.8, 2.3> }
  pigment { srgb <0.88, 0.86, 0.82> } finish { diffuse 0.85 } }
union { Glazing(-2.3, 0.5, 0.7, 0, 2.12) rotate y * 90 translate <-2.75, 0.40, 0> }
union { Curtain(0.55, 2.6, Charcoal) rotate y * 90 translate <-2.58, 0.04, 2.85> }
union { Curtain(0.5, 2.6, Charcoal) rotate y * 90 translate <-2.58, 0.04, -0.35> }
Glow(<-1.2, 1.16, 2.95>, <0.86, 1.16, 2.96>, 1.0)
union { Headboard(2.1, 1.12, 3, Leather) translate <-0.17, 0, 2.94> }
union { Bed(texture { pigment { srgb <0.22, 0.29, 0.36> } normal { bumps 0.6 scale 0.008 } finish { diffuse 0.75 } }) translate <-0.17, 0, 2.84> }
union { SideTable(0.22, 0.5) translate <1.18, 0, 2.66> }
union { SideTable(0.22, 0.5) translate <-1.52, 0, 2.66> }
union { Pendant(1.55, 0.10, 2.2) translate <1.18, 1.18, 2.62> }
union { Pendant(1.55, 0.10, 2.2) translate <-1.52, 1.18, 2.62> }
// A picture on the wall: a hill in three colours.
union { box { <-0.42, -0.3, -0.03>, <0.42, 0.3, 0> texture { Black } }
  box { <-0.39, -0.27, -0.034>, <0.39, 0.27, -0.02> pigment { function { y + 0.1 * sin(x * 5) + 0.3 } color_map { [0 srgb <0.75, 0.50, 0.22>] [0.3 srgb <0.75, 0.50, 0.22>] [0.3 srgb <0.90, 0.80, 0.62>] [0.44 srgb <0.90, 0.80, 0.62>] [0.44 srgb <0.93, 0.91, 0.87>] [1 srgb <0.93, 0.91, 0.87>] } } }
  translate <-0.17, 1.98, 2.99> }
Rug(<-2.0, 0, -1.0>, <1.9, 0, 2.2>, srgb <0.42, 0.36, 0.32>)
union { Armchair(Leather) rotate y * -60 translate <-2.0, 0, 0.9> }
Fill(<1.2, 2.5, -2.6>, srgb <1, 0.82, 0.62> * 1.2)
