#version 3.7;
#include "meridian.pov"
camera { location <1.9, 1.45, -2.5> right x * 1.5 up y angle 58 look_at <-0.15, 0.82, 2> }
Evening(1.2)
City(47, 150, 150, 800, 900, -60, 120, 1.1)
box { <-2.6, -0.05, -3.2>, <2.8, 0, 3> pigment { srgb <0.24, 0.24, 0.25> } normal { bumps 0.03 scale 0.3 } finish { diffuse 0.7 specular 0.2 reflection { 0.03, 0.2 } } }
box { <-2.6, 2.7, -3.2>, <2.8, 2.8, 3.1> texture { Plaster } }
// Upright tiles on the left.
#declare S = seed(3); #declare J = 0; #while (J < 12) #declare I = 0; #while (I < 62)
  #declare T = 0.82 + rand(S) * 0.3;
  superellipsoid { <0.12, 0.12> scale <0.012, 0.112, 0.047> translate <-2.58, 0.115 + J * 0.23, -3.1 + I * 0.1> pigment { srgb <0.25, 0.36, 0.34> * T } finish { diffuse 0.7 specular 0.6 roughness 0.01 reflection { 0.02, 0.2 } } }
  #declare I = I + 1; #end #declare J = J + 1; #end
box { <-2.7, 0, -3.2>, <-2.588, 2.8, 3.1> pigment { srgb 0.6 } }
Glazing(-2.6, 2.8, 1.35, 2.9, 2.75)
union { Curtain(0.6, 2.65, Linen) translate <2.15, 0.02, 2.7> }
// The tub.
difference {
  superellipsoid { <0.7, 0.12> rotate x * 90 scale <0.92, 0.36, 0.46> translate y * 0.30 }
  superellipsoid { <0.7, 0.2> rotate x * 90 scale <0.86, 0.36, 0.40> translate y * 0.44 }
  box { <-2, 0.60, -2>, <2, 2, 2> }
  box { <-2, -1, -2>, <2, 0.0, 2> }
  pigment { srgb <0.95, 0.94, 0.92> } finish { diffuse 0.75 specular 0.5 roughness 0.01 reflection { 0.02, 0.15 } }
  rotate y * 8 translate <-0.55, 0, 1.55> }
cylinder { <0, 0.44, 0>, <0, 0.45, 0>, 1 scale <0.84, 1, 0.36> rotate y * 8 translate <-0.55, 0, 1.55> pigment { srgbf <0.80, 0.90, 0.92, 0.6> } normal { ripples 0.08 scale 0.12 } finish { diffuse 0.2 specular 0.5 reflection { 0.05, 0.5 } } }
// A tap that stands on the floor.
cylinder { <-1.72, 0, 1.75>, <-1.72, 1.0, 1.75>, 0.02 texture { Brass } }
difference { torus { 0.14, 0.018 } box { <-1, -1, -1>, <1, 1, 0> } rotate x * -90 translate <-1.58, 1.0, 1.75> texture { Brass } }
// A stool with towels, candles, a hanging lamp.
cylinder { <0.85, 0, 1.0>, <0.85, 0.42, 1.0>, 0.19 texture { Walnut } }
#declare I = 0; #while (I < 3) object { Cloth(<-0.17, 0, -0.13>, <0.17, 0.075, 0.13>, 0.03, 0.01, 7) rotate y * (I * 9 - 8) translate <0.85, 0.425 + I * 0.076, 1.0> texture { Linen } } #declare I = I + 1; #end
union { Pendant(1.1, 0.13, 1.9) translate <0.75, 1.72, 2.0> }
union { Pendant(0.8, 0.10, 1.5) translate <1.1, 1.98, 1.6> }
#declare I = 0; #while (I < 3)
  cylinder { <-1.2 + I * 0.2, 0, 0.62 + 0.06 * I>, <-1.2 + I * 0.2, 0.14 + 0.07 * mod(I, 2), 0.62 + 0.06 * I>, 0.045 pigment { srgb <0.96, 0.9, 0.8> } finish { diffuse 0.6 emission 0.25 } }
  sphere { <0, 0, 0>, 0.013 scale <1, 2.2, 1> translate <-1.2 + I * 0.2, 0.18 + 0.07 * mod(I, 2), 0.62 + 0.06 * I> pigment { srgb <1, 0.82, 0.45> } finish { emission 3 } no_shadow }
  light_source { <-1.2 + I * 0.2, 0.30, 0.6> srgb <1, 0.7, 0.4> * 0.25 fade_distance 0.4 fade_power 2 }
  #declare I = I + 1; #end
Rug(<-0.3, 0, 0.2>, <1.0, 0, 0.75>, srgb <0.86, 0.83, 0.78>)
Glow(<-2.55, 2.66, -3>, <-2.53, 2.66, 2.8>, 1.2)
Fill(<1.8, 2.5, -2.4>, srgb <1, 0.82, 0.62> * 1.0)
