#version 3.7;
#include "meridian.pov"
camera { location <-2.5, 1.55, -2.2> right x * 1.5 up y angle 60 look_at <0.3, 1.0, 1.6> }
Planks(-4, 6, -4, 4)
box { <-4, 3.1, -4>, <6, 3.2, 4> texture { Plaster } }
box { <6, 0, -4>, <6.1, 3.2, 4> texture { Plaster } }
// The kitchen's wall: brick, and shelves with what the cooks reach for.
box { <-4, 0, 3.2>, <6, 3.2, 3.3> pigment { brick srgb <0.62, 0.58, 0.53>, srgb <0.52, 0.33, 0.26> brick_size <0.23, 0.075, 0.11> mortar 0.012 } normal { bumps 0.4 scale 0.03 } finish { diffuse 0.8 } }
box { <-4, 0, 2.5>, <6, 0.92, 3.2> texture { Black } }
box { <-4, 0.92, 2.45>, <6, 0.97, 3.2> texture { Brass } }
#declare S = seed(12);
#declare J = 0; #while (J < 2)
  box { <-3.6, 1.55 + J * 0.5, 2.9>, <5.5, 1.58 + J * 0.5, 3.2> texture { Walnut rotate y * 90 } }
  #declare I = -3.5; #while (I < 5.3)
    #declare H = 0.12 + rand(S) * 0.2; #declare T = rand(S);
    cylinder { <I, 1.58 + J * 0.5, 3.05>, <I, 1.58 + J * 0.5 + H, 3.05>, 0.05 + rand(S) * 0.04
      #if (T < 0.35) texture { Brass } #else #if (T < 0.7) pigment { srgb <0.88, 0.85, 0.78> } #else pigment { srgb <0.25, 0.36, 0.34> } #end finish { diffuse 0.7 specular 0.3 } #end }
    #declare I = I + 0.2 + rand(S) * 0.16; #end
  Glow(<-3.6, 1.54 + J * 0.5, 2.9>, <5.5, 1.54 + J * 0.5, 2.91>, 0.5)
  #declare J = J + 1; #end
// The counter, and ten stools along it.
box { <-3, 0, 0.55>, <6, 1.02, 1.25> texture { Walnut rotate y * 90 } }
box { <-3.05, 1.02, 0.35>, <6.05, 1.08, 1.32> pigment { srgb <0.14, 0.15, 0.15> } finish { diffuse 0.6 specular 0.4 roughness 0.01 reflection { 0.04, 0.3 } } }
#declare I = 0; #while (I < 8)
  #declare X = -2.2 + I * 0.95;
  object { Soft(<-0.2, 0.70, -0.2>, <0.2, 0.78, 0.2>, 0.035) translate <X, 0, -0.1> texture { Leather } }
  object { Soft(<-0.2, 0.74, -0.24>, <0.2, 1.0, -0.19>, 0.02) translate <X, 0, -0.1> texture { Leather } }
  cylinder { <X, 0, -0.1>, <X, 0.7, -0.1>, 0.02 texture { Brass } }
  cylinder { <X, 0, -0.1>, <X, 0.015, -0.1>, 0.19 texture { Brass } }
  torus { 0.15, 0.01 translate <X, 0.28, -0.1> texture { Brass } }
  // A place laid: a plate, a course on it, a glass.
  cylinder { <X, 1.08, 0.62>, <X, 1.092, 0.62>, 0.15 pigment { srgb <0.93, 0.91, 0.87> } finish { diffuse 0.75 specular 0.2 } }
  sphere { 0, 0.05 scale <1.2, 0.5, 1> translate <X, 1.1, 0.62> pigment { srgb <0.72, 0.34, 0.2> } normal { bumps 0.8 scale 0.02 } }
  sphere { 0, 0.035 scale <1, 0.5, 1> translate <X + 0.06, 1.1, 0.59> pigment { srgb <0.30, 0.45, 0.22> } normal { bumps 0.8 scale 0.02 } }
  cone { <X + 0.22, 1.17, 0.72>, 0.03, <X + 0.22, 1.28, 0.72>, 0.042 open pigment { srgbf <1, 1, 1, 0.85> } finish { diffuse 0.1 specular 0.6 reflection 0.15 } }
  cylinder { <X + 0.22, 1.08, 0.72>, <X + 0.22, 1.17, 0.72>, 0.005 pigment { srgbf <1, 1, 1, 0.7> } finish { specular 0.6 } }
  cone { <X + 0.22, 1.175, 0.72>, 0.026, <X + 0.22, 1.22, 0.72>, 0.034 pigment { srgb <0.75, 0.55, 0.25> } finish { diffuse 0.5 specular 0.4 } }
  #if (mod(I, 2) = 0) union { Pendant(1.4, 0.11, 1.5) translate <X + 0.4, 1.85, 0.8> } #end
  #declare I = I + 1; #end
// A pot and a board on the cooks' side.
cylinder { <0.1, 0.97, 2.8>, <0.1, 1.2, 2.8>, 0.17 texture { Brass } }
cylinder { <1.3, 0.97, 2.8>, <1.3, 1.12, 2.8>, 0.2 texture { Brass } }
box { <-1.3, 0.97, 2.6>, <-0.7, 1.0, 2.95> texture { Walnut rotate y * 90 } }
Fill(<-2.0, 2.8, -2.4>, srgb <1, 0.82, 0.62> * 1.6)
