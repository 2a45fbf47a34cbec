// Things of a room in metres. A bed's head is at z = 0 and its foot towards -z; everything else stands round its own origin.
#include "functions.inc"

#declare Linen = texture { pigment { srgb <0.93, 0.91, 0.87> } normal { bumps 0.15 scale 0.004 } finish { diffuse 0.78 specular 0.02 } }
#declare Amber = texture { pigment { srgb <0.74, 0.50, 0.25> } normal { bumps 0.6 scale 0.008 } finish { diffuse 0.75 } }
#declare Charcoal = texture { pigment { srgb <0.20, 0.21, 0.23> } normal { bumps 0.5 scale 0.006 } finish { diffuse 0.8 specular 0.03 } }
#declare Leather = texture { pigment { srgb <0.27, 0.22, 0.18> } normal { bumps 0.12 scale 0.02 } finish { diffuse 0.7 specular 0.12 roughness 0.08 } }
#declare Brass = texture { pigment { srgb <0.78, 0.58, 0.30> } finish { diffuse 0.35 specular 0.7 roughness 0.03 metallic reflection { 0.35 metallic } } }
#declare Black = texture { pigment { srgb <0.09, 0.09, 0.10> } finish { diffuse 0.7 specular 0.25 roughness 0.03 } }
#declare Walnut = texture {
  pigment { wood turbulence 0.08 octaves 3 scale <0.05, 0.05, 0.6> rotate x * 88
    color_map { [0 srgb <0.34, 0.21, 0.13>] [0.6 srgb <0.27, 0.16, 0.10>] [1 srgb <0.20, 0.12, 0.07>] } }
  finish { diffuse 0.8 specular 0.12 roughness 0.06 } }
#declare Plaster = texture { pigment { srgb <0.60, 0.58, 0.55> } normal { bumps 0.12 scale 0.15 } finish { diffuse 0.8 } }

#macro Soft(A, B, R)
  #local C = (A + B) / 2; #local H = (B - A) / 2; #local HX = H.x; #local HY = H.y; #local HZ = H.z;
  isosurface {
    function { f_rounded_box(x, y, z, R, HX, HY, HZ) }
    contained_by { box { -H - 0.01, H + 0.01 } } max_gradient 1.05 accuracy 0.003 translate C }
#end

// Cloth over something: a soft box whose faces move a little.
#macro Cloth(A, B, R, Depth, Fold)
  #local C = (A + B) / 2; #local H = (B - A) / 2; #local HX = H.x; #local HY = H.y; #local HZ = H.z;
  isosurface {
    function { f_rounded_box(x, y, z, R, HX, HY, HZ)
      - Depth * (f_noise3d(x * Fold, y * Fold, z * Fold * 0.6) - 0.5)
      - Depth * 0.4 * (f_noise3d(x * Fold * 3 + 7, y * Fold * 3, z * Fold * 2) - 0.5) }
    contained_by { box { -H - Depth, H + Depth } } max_gradient 1.7 accuracy 0.003 translate C }
#end

#macro Pillow(W, H, T)
  isosurface {
    function { y * y - T * T * max(0.02, (1 - pow(x / W, 4))) * max(0.02, (1 - pow(z / H, 4)))
      + 0.0012 * f_noise3d(x * 9, y * 9, z * 9) }
    contained_by { box { <-W, -T, -H>, <W, T, H> } } max_gradient 1.2 accuracy 0.002 }
#end

#macro Bed(Throw)
  union {
    Soft(<-0.92, 0.12, -2.10>, <0.92, 0.30, 0>, 0.03) texture { Leather } }
  union {
    Soft(<-0.90, 0.28, -2.06>, <0.90, 0.56, -0.02>, 0.07) texture { Linen } }
  object { Cloth(<-0.97, 0.24, -2.10>, <0.97, 0.66, -0.62>, 0.09, 0.05, 3.2) texture { Linen } }
  object { Cloth(<-0.98, 0.50, -0.98>, <0.98, 0.70, -0.60>, 0.07, 0.035, 4) texture { Linen } }
  object { Cloth(<-1.00, 0.22, -2.00>, <1.00, 0.695, -1.32>, 0.09, 0.04, 4) texture { Throw } }
  #local I = -1;
  #while (I < 2)
    object { Pillow(0.40, 0.27, 0.13) rotate x * -62 rotate y * (I * 4) translate <I * 0.45, 0.86, -0.22> texture { Linen } }
    object { Pillow(0.37, 0.25, 0.12) rotate x * -48 rotate y * (I * -6) translate <I * 0.43, 0.80, -0.46> texture { Linen } }
    #local I = I + 2;
  #end
  object { Pillow(0.30, 0.19, 0.10) rotate x * -46 translate <0.04, 0.79, -0.68> texture { Throw } }
#end

// Upright upholstered panels behind a bed.
#macro Headboard(Width, Height, Count, Cover)
  #local W = Width / Count; #local I = 0;
  #while (I < Count)
    object { Soft(<-Width / 2 + I * W + 0.004, 0.1, -0.09>, <-Width / 2 + (I + 1) * W - 0.004, Height, 0>, 0.035) texture { Cover } }
    #local I = I + 1;
  #end
#end

#macro Slats(Width, Height)
  #local I = 0;
  #while (I * 0.06 < Width)
    box { <I * 0.06, 0, -0.035>, <I * 0.06 + 0.038, Height, 0> texture { Walnut translate <I * 3.1, I, 0> } }
    #local I = I + 1;
  #end
  box { <0, 0, 0>, <Width, Height, 0.01> texture { Black } }
#end

#macro Globe(R, Power)
  sphere { 0, R pigment { srgb <1, 0.86, 0.66> } finish { diffuse 0 emission 2.1 } no_shadow }
  light_source { 0 srgb <1, 0.74, 0.45> * Power fade_distance 0.7 fade_power 2 }
#end

#macro Pendant(Drop, R, Power)
  union { Globe(R, Power) }
  cylinder { <0, R, 0>, <0, R + 0.05, 0>, 0.022 texture { Brass } }
  cylinder { <0, R, 0>, <0, Drop, 0>, 0.005 texture { Black } }
#end

#macro Planks(X0, X1, Z0, Z1)
  #local S = seed(41); #local I = X0;
  #while (I < X1)
    #local J = Z0 - rand(S) * 1.2;
    #while (J < Z1)
      #local T = 0.85 + rand(S) * 0.3;
      box { <I, -0.02, J>, <I + 0.156, 0, J + 1.396>
        texture {
          pigment { wood turbulence 0.1 octaves 3 scale <0.03, 0.03, 1.4> translate <rand(S), rand(S), rand(S)> * 5
            color_map { [0 srgb <0.50, 0.36, 0.24> * T] [1 srgb <0.40, 0.28, 0.18> * T] } }
          normal { bumps 0.05 scale <0.01, 0.01, 0.3> }
          finish { diffuse 0.75 specular 0.15 roughness 0.05 reflection { 0.02, 0.16 } } } }
      #local J = J + 1.4;
    #end
    #local I = I + 0.16;
  #end
  box { <X0, -0.05, Z0>, <X1, -0.004, Z1> pigment { srgb 0.1 } }
#end

// A curtain of this width along x, hanging in folds.
#macro Curtain(Width, Height, Cover)
  #local I = 0; #local S = seed(17);
  #while (I < Width)
    #local R = 0.026 + rand(S) * 0.018;
    cone { <I, 0, (rand(S) - 0.5) * 0.04>, R * 1.15, <I, Height, (rand(S) - 0.5) * 0.02>, R * 0.9 texture { Cover } }
    #local I = I + R * 1.35;
  #end
#end

// A rug from corner to corner.
#macro Rug(A, B, Colour)
  box { A, B + y * 0.02 pigment { Colour } normal { bumps 0.9 scale 0.012 } finish { diffuse 0.75 } }
#end

#macro Armchair(Cover)
  object { Soft(<-0.38, 0.22, -0.40>, <0.38, 0.44, 0.36>, 0.07) texture { Cover } }
  object { Soft(<-0.40, 0.24, 0.22>, <0.40, 0.84, 0.42>, 0.09) rotate x * 6 texture { Cover } }
  object { Soft(<-0.50, 0.20, -0.40>, <-0.36, 0.62, 0.40>, 0.06) texture { Cover } }
  object { Soft(<0.36, 0.20, -0.40>, <0.50, 0.62, 0.40>, 0.06) texture { Cover } }
  #local I = -1;
  #while (I < 2)
    cylinder { <I * 0.40, 0, -0.33>, <I * 0.40, 0.22, -0.33>, 0.014 texture { Brass } }
    cylinder { <I * 0.40, 0, 0.33>, <I * 0.40, 0.22, 0.33>, 0.014 texture { Brass } }
    #local I = I + 2;
  #end
#end

#macro SideTable(R, H)
  cylinder { <0, H - 0.02, 0>, <0, H, 0>, R texture { Walnut } }
  cylinder { 0, <0, H, 0>, 0.018 texture { Black } }
  cylinder { 0, <0, 0.012, 0>, R * 0.62 texture { Black } }
#end
