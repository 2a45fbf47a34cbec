#version 3.7;
#include "meridian.pov"
camera { location <2.2, 1.75, -3.0> right x * 1.5 up y angle 62 look_at <-0.3, 0.85, 2.4> }
Evening(1.2)
City(37, 150, 150, 800, 900, -60, 105, 1.1)
// The deck, and a rail of glass at the edge of the roof.
Planks(-5, 5, -4, 5)
box { <-5, 0.05, 4.9>, <5, 1.05, 4.93> pigment { srgbf <0.92, 0.95, 1, 0.9> } finish { diffuse 0.05 specular 0.3 reflection { 0.02, 0.25 } } }
box { <-5, 1.05, 4.88>, <5, 1.10, 4.95> texture { Black } }
// A tub of staves, with warm water that is lit from below.
#macro Tub(R, H)
  #local I = 0; #while (I < 48)
    box { <-R * 0.062, 0, -0.03>, <R * 0.062, H, 0.03> translate z * -R rotate y * I * 7.5 texture { Walnut translate <I, I * 2, 0> } }
    #local I = I + 1; #end
  torus { R, 0.045 scale <1, 0.5, 1> translate y * H texture { Walnut } }
  torus { R + 0.03, 0.012 translate y * H * 0.3 texture { Brass } }
  torus { R + 0.03, 0.012 translate y * H * 0.75 texture { Brass } }
  cylinder { <0, H - 0.16, 0>, <0, H - 0.12, 0>, R - 0.03 pigment { srgb <0.30, 0.66, 0.68> } normal { ripples 0.12 scale 0.3 } finish { diffuse 0.45 emission 0.3 specular 0.5 reflection { 0.05, 0.45 } } }
  light_source { <0, H + 0.25, 0> srgb <0.5, 0.9, 0.92> * 0.8 fade_distance 0.7 fade_power 2 }
#end
union { Tub(1.15, 0.86) translate <-0.9, 0, 1.9> }
union { Tub(0.85, 0.8) translate <2.0, 0, 3.4> }
// Steps, a lantern, towels.
box { <-0.35, 0, -0.18>, <0.35, 0.28, 0.18> rotate y * -20 translate <0.15, 0, 0.75> texture { Walnut rotate y * 90 } }
cylinder { <1.0, 0, 1.2>, <1.0, 0.42, 1.2>, 0.19 texture { Walnut } }
#declare I = 0; #while (I < 3) object { Cloth(<-0.17, 0, -0.13>, <0.17, 0.075, 0.13>, 0.03, 0.01, 7) rotate y * (I * 9 - 8) translate <1.0, 0.425 + I * 0.076, 1.2> texture { Linen } } #declare I = I + 1; #end
#declare I = 0; #while (I < 3)
  union { Globe(0.10, 1.2) translate <-3.4 + I * 0.25, 0.12, -0.4 + I * 2.1> }
  cylinder { <-4.2 + I * 3.9, 0, 4.6>, <-4.2 + I * 3.9, 2.1, 4.6>, 0.025 texture { Black } }
  union { Globe(0.13, 1.5) translate <-4.2 + I * 3.9, 2.2, 4.6> }
  #declare I = I + 1; #end
// Ferns in troughs.
#declare S = seed(8);
#macro Fern(Size)
  #local F = 0; #while (F < 34)
    #local Turn = rand(S) * 360; #local Lean = 22 + rand(S) * 48; #local L = Size * (0.7 + rand(S) * 0.5);
    #local Tone = 0.7 + rand(S) * 0.5;
    #local N = 0; #while (N < 9)
      #local T = N / 8;
      sphere { 0, 0.075 * (1.15 - T) scale <1.7, 0.35, 0.8> translate y * T * L rotate x * Lean * (0.4 + T) rotate y * Turn
        pigment { srgb <0.16, 0.34, 0.17> * Tone } normal { bumps 0.6 scale 0.02 } finish { diffuse 0.8 } }
      #local N = N + 1; #end
    #local F = F + 1; #end
#end
box { <-4.6, 0, -0.9>, <-3.9, 0.5, 4.6> texture { Black } }
#declare K = 0; #while (K < 6) union { Fern(0.95) translate <-4.25, 0.5, -0.6 + K * 0.95> } #declare K = K + 1; #end
box { <-3.6, 0, 3.9>, <0.4, 0.45, 4.5> texture { Black } }
#declare K = 0; #while (K < 5) union { Fern(0.8) translate <-3.3 + K * 0.85, 0.45, 4.2> } #declare K = K + 1; #end
box { <3.3, 0, 0.4>, <3.9, 0.5, 2.6> texture { Black } }
#declare K = 0; #while (K < 3) union { Fern(0.95) translate <3.6, 0.5, 0.7 + K * 0.8> } #declare K = K + 1; #end
Fill(<1.6, 3.2, -2.6>, srgb <1, 0.82, 0.62> * 1.3)
