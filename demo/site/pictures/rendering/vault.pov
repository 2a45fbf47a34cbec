#version 3.7;
#include "meridian.pov"
camera { location <1.35, 1.5, -2.9> right x * 1.5 up y angle 60 look_at <-0.15, 0.95, 2> }
#declare Brick = texture {
  pigment { brick srgb <0.62, 0.58, 0.53>, srgb <0.52, 0.33, 0.26> brick_size <0.23, 0.075, 0.11> mortar 0.012 }
  normal { bumps 0.4 scale 0.03 } finish { diffuse 0.8 } }
// A barrel vault under the tower, with a way on to the pool.
difference {
  box { <-3, 0, -4>, <3, 4, 9> }
  cylinder { <0, 1.1, -5>, <0, 1.1, 10>, 2.1 }
  box { <-2.1, -1, -5>, <2.1, 1.1, 10> }
  texture { Brick } }
difference {
  box { <-2.4, 0, 3>, <2.4, 4, 3.4> }
  cylinder { <0.55, 1.35, 2>, <0.55, 1.35, 4>, 0.75 }
  box { <-0.2, -1, 2>, <1.3, 1.35, 4> }
  texture { Brick } }
box { <-3, -1, 8.9>, <3, 4, 9> pigment { srgb <0.34, 0.36, 0.35> } normal { bumps 0.2 scale 0.4 } finish { diffuse 0.7 } }
box { <-3, -0.05, -4>, <3, 0, 3.6> pigment { srgb <0.24, 0.24, 0.25> } normal { bumps 0.03 scale 0.3 } finish { diffuse 0.7 specular 0.2 reflection { 0.03, 0.2 } } }
box { <-3, -0.2, 3.6>, <3, -0.04, 9> pigment { srgb <0.20, 0.42, 0.44> } normal { ripples 0.08 scale 0.3 } finish { diffuse 0.5 specular 0.5 reflection { 0.08, 0.5 } } }
light_source { <0.55, 0.5, 6> srgb <0.55, 0.9, 0.95> * 1.6 fade_distance 1.6 fade_power 2 }
light_source { <0.2, 2.4, 5> srgb <1, 0.74, 0.45> * 1.2 fade_distance 1.2 fade_power 2 }
// The bench, with linen, a roll and a folded blanket.
object { Soft(<-0.48, 0.60, -1.05>, <0.48, 0.78, 1.05>, 0.06) rotate y * 24 translate <-0.55, 0, 1.0> texture { Leather } }
object { Cloth(<-0.52, 0.56, -0.95>, <0.52, 0.82, 0.98>, 0.06, 0.03, 3.4) rotate y * 24 translate <-0.55, 0, 1.0> texture { Linen } }
object { Cloth(<-0.54, 0.50, -0.98>, <0.54, 0.85, -0.42>, 0.06, 0.03, 4) rotate y * 24 translate <-0.55, 0, 1.0> texture { Amber } }
object { Pillow(0.32, 0.2, 0.1) rotate y * 24 translate <-0.25, 0.90, 1.68> texture { Linen } }
#declare I = -1; #while (I < 2)
  box { <-0.42, 0, -0.04>, <0.42, 0.6, 0.04> translate z * I * 0.8 rotate y * 24 translate <-0.55, 0, 1.0> texture { Walnut } }
  #declare I = I + 2; #end
// A stool with towels, and a table with warm stones.
cylinder { <1.15, 0, 0.9>, <1.15, 0.46, 0.9>, 0.2 texture { Walnut } }
#declare I = 0; #while (I < 3) object { Cloth(<-0.17, 0, -0.13>, <0.17, 0.075, 0.13>, 0.03, 0.01, 7) rotate y * (I * 9 - 8) translate <1.15, 0.465 + I * 0.076, 0.9> texture { Linen } } #declare I = I + 1; #end
union { SideTable(0.24, 0.56) translate <-1.55, 0, 2.2> }
#declare I = 0; #while (I < 4)
  sphere { 0, 0.065 scale <1.2, 0.5, 0.9> rotate y * I * 50 translate <-1.62 + mod(I, 2) * 0.14, 0.595 + 0.05 * (I > 2), 2.12 + 0.08 * mod(I, 3)> pigment { srgb <0.13, 0.13, 0.14> } finish { diffuse 0.6 specular 0.3 } }
  #declare I = I + 1; #end
// Candles along the wall.
#declare I = 0; #while (I < 5)
  cylinder { <1.85, 0, 0.2 + I * 0.55>, <1.85, 0.14 + 0.08 * mod(I * 2, 3), 0.2 + I * 0.55>, 0.05 pigment { srgb <0.96, 0.9, 0.8> } finish { diffuse 0.6 emission 0.25 } }
  sphere { 0, 0.014 scale <1, 2.2, 1> translate <1.85, 0.18 + 0.08 * mod(I * 2, 3), 0.2 + I * 0.55> pigment { srgb <1, 0.82, 0.45> } finish { emission 3 } no_shadow }
  light_source { <1.8, 0.4, 0.2 + I * 0.55> srgb <1, 0.7, 0.4> * 0.3 fade_distance 0.4 fade_power 2 }
  #declare I = I + 1; #end
union { Pendant(0.9, 0.11, 1.7) translate <-1.35, 1.55, 2.3> }
Glow(<-2.08, 1.08, -3>, <-2.06, 1.08, 2.9>, 0.9)
Fill(<1.0, 2.3, -2.6>, srgb <1, 0.82, 0.62> * 1.1)
