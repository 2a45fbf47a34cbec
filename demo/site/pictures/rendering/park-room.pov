#version 3.7;
#include "meridian.pov"
#ifndef (Shot) #declare Shot = 1; #end
#if (Shot = 1)
  camera { location <0.75, 1.28, -2.6> right x * 1.5 up y angle 62 look_at <-0.25, 0.98, 3> }
#end
#if (Shot = 2)
  camera { location <-2.1, 1.3, -1.2> right x * 1.5 up y angle 54 look_at <1.2, 0.8, 2.3> }
#end
#if (Shot = 3)
  camera { location <1.9, 1.35, 0.0> right x * 1.5 up y angle 64 look_at <-2.2, 0.85, 1.5> }
#end
// A bright morning: the sun comes through the window at the left.
sky_sphere { pigment { gradient y color_map { [0 srgb <0.93, 0.95, 0.97> * 1.2] [0.5 srgb <0.62, 0.78, 0.94> * 1.1] } } }
light_source { <-60, 42, -14> srgb <1, 0.93, 0.82> * 1.7 area_light <3, 0, 0>, <0, 3, 0>, 2, 2 jitter }
light_source { <-3.4, 1.5, 1.0> srgb <0.86, 0.93, 1> * 1.5 fade_distance 1.6 fade_power 2 area_light <0, 2, 0>, <0, 0, 2.4>, 3, 3 jitter }
Planks(-2.9, 2.7, -3.2, 3)
box { <-2.9, 2.7, -3.2>, <2.7, 2.8, 3.1> pigment { srgb 0.9 } finish { diffuse 0.85 } }
box { <-2.9, 0, 3>, <2.7, 2.8, 3.1> pigment { srgb <0.36, 0.43, 0.40> } normal { bumps 0.1 scale 0.1 } finish { diffuse 0.8 } }
box { <2.6, 0, -3.2>, <2.7, 2.8, 3.1> pigment { srgb <0.88, 0.86, 0.82> } finish { diffuse 0.85 } }
union {
  box { <-2.8, 0, -3.2>, <-2.7, 2.8, -0.5> } box { <-2.8, 0, 2.3>, <-2.7, 2.8, 3.1> } box { <-2.8, 0, -0.5>, <-2.7, 0.42, 2.3> } box { <-2.8, 2.5, -0.5>, <-2.7, 2.8, 2.3> }
  pigment { srgb <0.88, 0.86, 0.82> } finish { diffuse 0.85 } }
union { Glazing(-2.3, 0.5, 0.7, 0, 2.12) rotate y * 90 translate <-2.75, 0.40, 0> }
union { Curtain(0.55, 2.6, Linen) rotate y * 90 translate <-2.58, 0.04, 2.85> }
union { Curtain(0.5, 2.6, Linen) rotate y * 90 translate <-2.58, 0.04, -0.35> }
// The park.
plane { y, -6 pigment { srgb <0.42, 0.55, 0.30> } finish { diffuse 0.8 } }
#declare S = seed(4); #declare I = 0;
#while (I < 170)
  sphere { <-16 - rand(S) * 22, -3 + rand(S) * 5.5, -6 + rand(S) * 44>, 1.5 + rand(S) * 1.2 pigment { srgb <0.30 + rand(S) * 0.12, 0.44 + rand(S) * 0.1, 0.22> } normal { bumps 1.2 scale 0.25 } finish { diffuse 0.8 } }
  #declare I = I + 1;
#end
union { Slats(3.36, 1.5) translate <-1.85, 0, 2.98> }
box { <-1.85, 1.5, 2.9>, <1.51, 1.53, 3> texture { Walnut rotate y * 90 } }
union { Headboard(2.1, 1.12, 5, Charcoal) translate <-0.17, 0, 2.94> }
union { Bed(texture { pigment { srgb <0.36, 0.44, 0.42> } normal { bumps 0.6 scale 0.008 } finish { diffuse 0.75 } }) translate <-0.17, 0, 2.84> }
union { SideTable(0.22, 0.5) translate <1.18, 0, 2.66> }
union { SideTable(0.22, 0.5) translate <-1.52, 0, 2.66> }
union { Pendant(1.55, 0.10, 0.5) translate <1.18, 1.18, 2.62> }
union { Pendant(1.55, 0.10, 0.5) translate <-1.52, 1.18, 2.62> }
// A picture on the wall: a hill in three colours.
union { box { <-0.42, -0.3, -0.03>, <0.42, 0.3, 0> texture { Black } }
  box { <-0.39, -0.27, -0.034>, <0.39, 0.27, -0.02> pigment { function { y + 0.1 * sin(x * 5) + 0.3 } color_map { [0 srgb <0.75, 0.50, 0.22>] [0.3 srgb <0.75, 0.50, 0.22>] [0.3 srgb <0.90, 0.80, 0.62>] [0.44 srgb <0.90, 0.80, 0.62>] [0.44 srgb <0.93, 0.91, 0.87>] [1 srgb <0.93, 0.91, 0.87>] } } }
  translate <-0.17, 1.98, 2.99> }
Rug(<-2.0, 0, -1.0>, <1.9, 0, 2.2>, srgb <0.80, 0.76, 0.69>)
union { Armchair(Amber) rotate y * 118 translate <2.0, 0, 1.5> }
Fill(<1.2, 2.5, -2.6>, srgb <1, 0.96, 0.9> * 0.9)
