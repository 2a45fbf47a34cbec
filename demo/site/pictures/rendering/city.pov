// A city at night: towers whose windows are lit here and there, and what is left of the daylight above them.
#include "functions.inc"
#declare Cell = function { pattern { cells } }
// 1 between two shares of each whole length, else 0.
#declare InPane = function(x, y, z) { select(mod(x + 1000, 1) - y, 0, select(z - mod(x + 1000, 1), 0, 1)) }

#macro Tower(X, Z, W, D, H, Lit, Warm, Glow)
  box { <-W / 2, -160, -D / 2>, <W / 2, H, D / 2>
    texture {
      pigment { function { select(Cell(x / 2.2 + X, y / 3.4 + Z, z / 2.2 + 5) - (1 - Lit), 0, Cell(x / 2.2 + 9, y / 3.4 + X, z / 2.2) * 0.75 + 0.25)
          * InPane(y / 3.4 + Z, 0.35, 0.82) * InPane(x / 2.2 + X, 0.2, 0.8) }
        color_map { [0 srgb <0.07, 0.085, 0.13>] [0.05 srgb <0.07, 0.085, 0.13>] [0.06 Warm * 0.3] [1 Warm] } }
      finish { diffuse 0.25 emission Glow } }
    translate <X, 0, Z> }
#end

#macro City(Seed, Count, Near, Far, Spread, Low, High, Glow)
  #local S = seed(Seed); #local I = 0;
  #while (I < Count)
    #local Z = Near + (Far - Near) * rand(S);
    #local X = (rand(S) - 0.5) * Spread * (0.4 + Z / Far);
    #local Tone = rand(S);
    #if (Tone < 0.75) #local Warm = srgb <1, 0.74, 0.44>; #else #local Warm = srgb <0.80, 0.89, 1>; #end
    Tower(X, Z, 16 + 18 * rand(S), 14 + 8 * rand(S), Low + (High - Low) * pow(rand(S), 2.2), 0.16 + 0.26 * rand(S), Warm, Glow * (0.6 + 0.6 * rand(S)))
    #local I = I + 1;
  #end
#end

#macro Evening(Strength)
  plane { y, -150 pigment { srgb <0.10, 0.10, 0.15> } finish { diffuse 0.3 emission 0.5 } }
  sky_sphere { pigment { gradient y color_map {
    [0.00 srgb <0.98, 0.64, 0.38> * Strength] [0.05 srgb <0.90, 0.57, 0.46> * Strength] [0.15 srgb <0.52, 0.46, 0.62> * Strength]
    [0.34 srgb <0.24, 0.32, 0.54> * Strength] [1.00 srgb <0.08, 0.13, 0.28> * Strength] } } }
#end
