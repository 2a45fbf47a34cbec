#version 3.7;
#include "meridian.pov"
camera { location <0.5, 1.28, -1.25> right x * 1.5 up y angle 48 look_at <-0.02, 0.88, 0.6> }
sky_sphere { pigment { gradient y color_map { [0 srgb <0.93, 0.95, 0.97> * 1.2] [0.5 srgb <0.62, 0.78, 0.94> * 1.1] } } }
light_source { <-60, 42, -14> srgb <1, 0.93, 0.82> * 1.6 area_light <3, 0, 0>, <0, 3, 0>, 2, 2 jitter }
Planks(-3, 3, -3, 3)
box { <-3, 0, 2>, <3, 2.8, 2.1> pigment { srgb <0.36, 0.43, 0.40> } normal { bumps 0.1 scale 0.1 } finish { diffuse 0.8 } }
union { Curtain(0.7, 2.6, Linen) translate <-2.0, 0.04, 1.8> }
union { SideTable(0.42, 0.56) translate <0, 0, 0.7> }
union { Armchair(Amber) rotate y * 205 translate <1.05, 0, 1.35> }
// A vase of brass, and what the market on the quay had.
lathe { cubic_spline 7, <0.02, -0.02>, <0.07, 0>, <0.11, 0.10>, <0.075, 0.22>, <0.055, 0.27>, <0.07, 0.30>, <0.08, 0.33> translate <-0.04, 0.56, 0.7> texture { Brass } }
#declare S = seed(27);
#declare I = 0; #while (I < 34)
  #declare Turn = rand(S) * 360; #declare Lean = pow(rand(S), 0.7) * 46; #declare L = 0.26 + rand(S) * 0.2;
  union {
    cylinder { 0, <0, L, 0>, 0.004 pigment { srgb <0.26, 0.42, 0.20> } }
    sphere { 0, 0.03 scale <2.2, 0.3, 0.9> rotate z * 35 translate <0.05, L * 0.6, 0> pigment { srgb <0.24, 0.42, 0.20> } finish { diffuse 0.8 } }
    #declare T = rand(S); #declare R = 0.034 + rand(S) * 0.028;
    #declare P = 0; #while (P < 14)
      sphere { 0, R * 0.62 scale <1, 0.45, 0.75> translate <R * 0.55, 0, 0> rotate z * (mod(P, 3) * 28 - 8) rotate y * P * 51 translate y * L
        #if (T < 0.4) pigment { srgb <0.93, 0.90, 0.84> } #else #if (T < 0.72) pigment { srgb <0.88, 0.52, 0.30> } #else pigment { srgb <0.66, 0.26, 0.26> } #end #end
        finish { diffuse 0.8 } }
      #declare P = P + 1; #end
    sphere { <0, L + R * 0.2, 0>, R * 0.3 pigment { srgb <0.80, 0.62, 0.25> } normal { bumps 1 scale 0.006 } }
    rotate x * Lean rotate y * Turn translate <-0.04, 0.86, 0.7> }
  #declare I = I + 1; #end
// A card and a book beside them.
box { <-0.07, 0, -0.05>, <0.07, 0.003, 0.05> rotate y * 24 translate <0.2, 0.562, 0.55> pigment { srgb <0.95, 0.94, 0.9> } }
box { <-0.11, 0, -0.08>, <0.11, 0.025, 0.08> rotate y * -18 translate <-0.24, 0.56, 0.62> pigment { srgb <0.25, 0.36, 0.34> } }
Rug(<-1.6, 0, -0.6>, <1.8, 0, 1.7>, srgb <0.80, 0.76, 0.69>)
Fill(<1.2, 2.4, -1.8>, srgb <1, 0.96, 0.9> * 0.8)
