#version 3.7;
#include "meridian.pov"
camera { location <-15, 2.0, -33> right x * 1.7778 up y angle 62 look_at <4.5, 9.6, 0> }
Evening(1.05)
light_source { <-300, 260, -400> srgb <0.45, 0.55, 0.85> * 0.42 }
#declare Brick = texture {
  pigment { brick srgb <0.33, 0.31, 0.30>, srgb <0.46, 0.27, 0.20> brick_size <0.5, 0.16, 0.25> mortar 0.02 }
  normal { bumps 0.3 scale 0.05 } finish { diffuse 0.75 } }
#declare Stone = texture { pigment { srgb <0.50, 0.46, 0.42> } normal { bumps 0.2 scale 0.2 } finish { diffuse 0.75 } }
// Seven floors of nine bays; behind each window a room, lit or dark.
#declare S = seed(19);
#declare F = 0;
#while (F < 7)
  #declare B = -5;
  #while (B < 6)
    #declare X = B * 3; #declare Y = 5.2 + F * 3.3;
    #declare On = rand(S);
    #if (On < 0.55) #declare Lamp = srgb <1, 0.72, 0.40> * (0.5 + rand(S) * 0.9); #else #declare Lamp = srgb <0.10, 0.13, 0.20>; #end
    box { <X - 1.15, Y, 2.2>, <X + 1.15, Y + 2.5, 2.3> pigment { gradient y color_map { [0 Lamp * 0.45] [0.7 Lamp] [1 Lamp * 1.15] } scale 2.5 translate y * Y } finish { emission 0.9 diffuse 0.2 } }
    box { <X - 1.15, Y - 0.02, 0.3>, <X + 1.15, Y, 2.3> pigment { srgb 0.3 } }
    #if (On < 0.55)
      union { Curtain(0.3 + rand(S) * 0.35, 2.4, texture { pigment { srgb <0.75, 0.62, 0.46> } finish { diffuse 0.5 emission 0.35 } }) translate <X - 1.1, Y, 0.75> }
      union { Curtain(0.3 + rand(S) * 0.25, 2.4, texture { pigment { srgb <0.75, 0.62, 0.46> } finish { diffuse 0.5 emission 0.35 } }) translate <X + 0.65, Y, 0.75> }
      #if (rand(S) < 0.4) sphere { <X + 0.2 - rand(S) * 0.6, Y + 1.15, 1.4>, 0.16 pigment { srgb <1, 0.86, 0.62> } finish { emission 1.6 } } #end
    #end
    box { <X - 1.15, Y, 0.42>, <X + 1.15, Y + 2.5, 0.44> pigment { srgbf <0.92, 0.95, 1, 0.82> } finish { diffuse 0.1 specular 0.3 reflection { 0.05, 0.35 } } }
    // Steel bars.
    #declare I = -2; #while (I < 3) box { <X + I * 0.575 - 0.03, Y, 0.36>, <X + I * 0.575 + 0.03, Y + 2.5, 0.46> texture { Black } } #declare I = I + 1; #end
    #declare I = 0; #while (I < 4) box { <X - 1.15, Y + I * 0.82 - 0.03, 0.36>, <X + 1.15, Y + I * 0.82 + 0.03, 0.46> texture { Black } } #declare I = I + 1; #end
    box { <X - 1.28, Y - 0.16, -0.1>, <X + 1.28, Y, 0.4> texture { Stone } }
    box { <X + 1.15, Y - 0.8, 0>, <X + 1.85, Y + 2.5, 0.8> texture { Brick } }
    #declare B = B + 1;
  #end
  box { <-16.2, 5.2 + F * 3.3 + 2.5, 0.02>, <16.9, 5.2 + F * 3.3 + 3.14, 0.8> texture { Brick translate x * F } }
  #declare F = F + 1;
#end
box { <-16.9, 4.6, 0>, <-16.15, 29, 8> texture { Brick } }
box { <-17.2, 28.2, -0.5>, <17.4, 28.9, 8> texture { Stone } }
box { <-17, 4.3, -0.25>, <17.2, 5.05, 1> texture { Stone } }
box { <-17, 0, 2.6>, <17.2, 29, 12> pigment { srgb 0.08 } }
// The ground floor: glass, piers, and a warm lobby.
box { <-17, 0, 2.3>, <17.2, 4.3, 2.4> pigment { gradient x pigment_map { [0 color srgb <1, 0.70, 0.38> * 1.0] [0.5 color srgb <0.72, 0.46, 0.24>] [1 color srgb <1, 0.70, 0.38> * 1.0] } scale 6 } finish { emission 0.75 diffuse 0.2 } }
#declare B = -5; #while (B < 7)
  box { <B * 3 - 1.9, 0, -0.1>, <B * 3 - 1.2, 4.3, 1> texture { Stone } }
  sphere { <B * 3 - 1.55, 2.5, -0.28>, 0.15 pigment { srgb <1, 0.84, 0.58> } finish { emission 2.2 } no_shadow }
  light_source { <B * 3 - 1.55, 2.5, -0.7> srgb <1, 0.70, 0.38> * 1.1 fade_distance 1 fade_power 2 }
  box { <B * 3 + 0.1, 0, 0.5>, <B * 3 + 0.16, 4.3, 0.56> texture { Black } }
  #declare B = B + 1; #end
box { <-17, 3.2, 0.5>, <17, 3.28, 0.56> texture { Black } }
// The canopy with the name.
box { <-3.4, 3.5, -3>, <3.6, 3.72, 0.2> texture { Black } }
box { <-3.2, 3.48, -2.9>, <3.4, 3.5, 0> pigment { srgb <1, 0.74, 0.42> } finish { emission 1.6 } }
light_source { <0, 3.3, -1.5> srgb <1, 0.72, 0.42> * 1.6 fade_distance 1.2 fade_power 2 }
text { ttf "cyrvetic.ttf" "M E R I D I A N" 0.12, 0 scale 0.86 translate <-2.75, 3.86, -2.9> pigment { srgb <1, 0.80, 0.48> } finish { emission 1.8 } no_shadow }
// The wet street.
plane { y, 0 pigment { srgb <0.10, 0.105, 0.12> } normal { bumps 0.07 scale <0.5, 1, 0.14> } finish { diffuse 0.5 specular 0.2 reflection { 0.10, 0.65 } } }
box { <-60, 0, -3.6>, <60, 0.14, 3> pigment { srgb <0.26, 0.25, 0.25> } normal { bumps 0.06 scale 0.2 } finish { diffuse 0.6 reflection { 0.03, 0.25 } } }
// Neighbours.
union { Tower(0, 0, 18, 14, 21, 0.3, srgb <1, 0.74, 0.44>, 0.8) translate <-29, 0, 9> }
union { Tower(3, 7, 22, 14, 15, 0.3, srgb <1, 0.78, 0.5>, 0.8) translate <27, 0, 2> }
City(31, 40, 60, 260, 420, 10, 62, 0.8)
// Lamps and clipped trees along the pavement.
#declare I = -2; #while (I < 4)
  cylinder { <I * 8.5 - 3, 0, -3.2>, <I * 8.5 - 3, 3.6, -3.2>, 0.05 texture { Black } }
  union { Globe(0.2, 1.6) translate <I * 8.5 - 3, 3.8, -3.2> }
  box { <I * 8.5 + 0.8, 0.14, -2.6>, <I * 8.5 + 1.8, 0.75, -1.6> texture { Black } }
  sphere { <I * 8.5 + 1.3, 1.25, -2.1>, 0.72 pigment { srgb <0.14, 0.22, 0.13> } normal { bumps 2 scale 0.08 } finish { diffuse 0.7 } }
  #declare I = I + 1; #end
